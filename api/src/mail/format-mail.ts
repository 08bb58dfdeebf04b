import type { LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { renderMailPage, type MailSection } from './mail-page.ts';

/**
 * Formats a mail of the trust that says the same in several languages, one section for each: as text and as a page. The first
 * section's language is the recipient's.
 */
export function formatMail(
  subject: string,
  trust: { name: LocalisedText; email: string; phones: readonly string[] },
  sections: readonly [MailSection, ...MailSection[]],
  formatAsText: (section: MailSection) => string,
): { subject: string; body: string; html: string } {
  const head = [...new Set(sections.map(({ language }) => textIn(language, trust.name)))];
  const foot = [head.join(' · '), [trust.email, ...trust.phones].join(' · ')];
  return {
    subject,
    body: `${[...sections.map(formatAsText), foot.join('\n')].join('\n\n– – –\n\n')}\n`,
    html: renderMailPage(sections[0].language, { title: subject, head, sections: [...sections], foot }),
  };
}
