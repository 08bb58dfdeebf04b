import { otherLanguages, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatMail } from '../../../mail/format-mail.ts';
import type { MailSection } from '../../../mail/mail-page.ts';
import { causeName, donorName, type TributeFacts } from '../tribute-facts.ts';
import { TRIBUTE_MAIL_TEXTS } from './tribute-mail.texts.ts';

/**
 * Formats the mail to an addressee, in the donation's language and then, without the message, in the others. It never says
 * the sum. `stopLink` is where further messages are refused.
 */
export function formatTributeMail(
  facts: TributeFacts,
  stopLink: (language: Language) => string,
): { subject: string; body: string; html: string } {
  const { tribute, transaction, trust } = facts;
  const { language } = transaction;
  const formatSection = (each: Language): MailSection => ({
    language: each,
    paragraphs: listParagraphs(facts, each, each === language),
    link: { words: TRIBUTE_MAIL_TEXTS[each].stop, href: stopLink(each), quiet: true },
  });
  const subject = fill(TRIBUTE_MAIL_TEXTS[language].subject[tribute.kind], { name: tribute.name });
  return formatMail(
    subject,
    trust,
    [formatSection(language), ...otherLanguages(language).map(formatSection)],
    formatAsText,
  );
}

function listParagraphs(facts: TributeFacts, language: Language, withMessage: boolean): string[] {
  const { tribute, transaction, trust } = facts;
  const t = TRIBUTE_MAIL_TEXTS[language];
  const donor = donorName(transaction);
  const values = {
    name: tribute.name,
    donor: donor ?? '',
    trust: textIn(language, trust.name),
    cause: causeName(facts, language),
    phone: trust.phones[0] ?? '',
  };
  return [
    ...(transaction.live === true ? [] : [t.test]),
    fill((donor === undefined ? t.givenUnnamed : t.given)[tribute.kind], values),
    ...(withMessage && tribute.message !== '' ? [t.message, tribute.message] : []),
    fill(t.cause, values),
    `${t.why} ${fill(t.objection, values)}`,
  ];
}

function formatAsText({ paragraphs, link }: MailSection): string {
  return [...paragraphs, `${link?.words ?? ''}: ${link?.href ?? ''}`].join('\n\n');
}
