import type { Language } from '@trust/shared/contract/languages';
import { COLOURS } from '@trust/shared/ui/colours';
import escapeHtml from 'escape-html';

/** One part of a mail, in one language; all of it is text. `link` is a button, unless it is `quiet`. */
export type MailSection = {
  language: Language;
  paragraphs: string[];
  facts?: { name: string; value: string }[];
  link?: { words: string; href: string; quiet?: boolean };
  /** What is said below the button. */
  notes?: string[];
};

const {
  band,
  'on-band': onBand,
  surface,
  card,
  text,
  'text-soft': soft,
  line,
  action,
  'on-action': onAction,
} = COLOURS.light;
const FONT = "font-family:'Anek Malayalam','Noto Sans Malayalam',Roboto,Arial,sans-serif";

/**
 * Renders a mail in the site's look: the trust's name, its sections one below the other, the foot. Mail programs know
 * neither style sheets nor pictures of ours, so each element has its own style.
 */
export function renderMailPage(
  language: Language,
  { title, head, sections, foot }: { title: string; head: string[]; sections: MailSection[]; foot: string[] },
): string {
  const names = head.map((name, at) =>
    at === 0 ? `<strong>${escapeHtml(name)}</strong>` : escapeHtml(name),
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${surface}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${surface}"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:36em;border:1px solid ${line};background:${card};color:${text};${FONT};font-size:16px;line-height:1.6">
<tr><td style="padding:16px 24px;background:${band};color:${onBand};font-size:18px">${names.join('<br>')}</td></tr>
${sections.map((section, at) => renderSection(section, at > 0)).join('')}
${foot.length > 0 ? renderFoot(foot) : ''}</table></td></tr></table></body></html>`;
}

function renderSection(
  { language, paragraphs, facts = [], link, notes = [] }: MailSection,
  isLater: boolean,
) {
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td style="padding:4px 16px 4px 0;color:${soft};vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0"><strong>${escapeHtml(value)}</strong></td></tr>`,
  );
  const button = link?.quiet
    ? `<p style="margin:0 0 16px;font-size:14px"><a href="${escapeHtml(link.href)}" target="_blank" style="color:${soft}">${escapeHtml(link.words)}</a></p>`
    : link
      ? `<p style="margin:20px 0"><a href="${escapeHtml(link.href)}" target="_blank" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${action};color:${onAction};font-weight:bold;text-decoration:none">${escapeHtml(link.words)}</a></p>`
      : '';
  const body = [
    ...paragraphs.slice(0, -1).map(renderParagraph),
    rows.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px">${rows.join('')}</table>`
      : '',
    // Last, since it introduces the button.
    ...paragraphs.slice(-1).map(renderParagraph),
    button,
    ...notes.map(renderParagraph),
  ];
  return `<tr><td lang="${language}" style="padding:20px 24px 4px${isLater ? `;border-top:1px solid ${line}` : ''}">${body.join('')}</td></tr>`;
}

function renderParagraph(words: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
}

function renderFoot(foot: string[]): string {
  return `<tr><td style="padding:16px 24px;border-top:1px solid ${line};color:${soft};font-size:14px">${foot.map(escapeHtml).join('<br>')}</td></tr>`;
}
