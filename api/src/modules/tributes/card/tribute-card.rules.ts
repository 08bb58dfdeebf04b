import { DOCUMENT_FONTS, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import { COLOURS } from '@trust/shared/ui/colours';
import { causeName, donorName, type TributeFacts } from '../tribute-facts.ts';
import { drawTributeCard } from './card-drawing.rules.ts';
import { CARD_TEXTS } from './tribute-card.texts.ts';

/** The data of the template `tribute-card`: texts only, formatted. Never the sum. */
export type TributeCard = {
  language: Language;
  font: string;
  heading: string;
  name: string;
  /** Lines; empty where the donor wrote no message. */
  message: string[];
  given: string;
  date: string;
  trust: string;
  /** Where no money moved: says so. */
  notice: string;
  /** SVG. */
  drawing: string;
  colours: Record<'ground' | 'onGround' | 'paper' | 'text' | 'soft' | 'accent' | 'line', string>;
};

const {
  band,
  'on-band': onBand,
  card,
  text,
  'text-soft': soft,
  'clay-700': accent,
  'sand-300': line,
} = COLOURS.light;

export function buildTributeCard(facts: TributeFacts, language: Language): TributeCard {
  const { tribute, transaction, trust } = facts;
  const t = CARD_TEXTS[language];
  const donor = donorName(transaction);
  const values = { cause: causeName(facts, language), donor: donor ?? '' };
  return {
    language,
    font: DOCUMENT_FONTS[language],
    heading: t.heading[tribute.kind],
    name: tribute.name,
    message: tribute.message.split('\n').filter((line) => line.trim() !== ''),
    given: fill(donor === undefined ? t.givenUnnamed : t.given, values),
    date: transaction.capturedAt ? formatDate(transaction.capturedAt.toISOString(), language) : '',
    trust: textIn(language, trust.name),
    notice: transaction.live === true ? '' : t.test,
    drawing: drawTributeCard(tribute.kind),
    colours: { ground: band, onGround: onBand, paper: card, text, soft, accent, line },
  };
}

/** The file name of a card: `card-SCT-2026-000042.pdf`. It names nobody. */
export function cardFileName(tranId: string): string {
  return `card-${tranId.replaceAll('/', '-')}.pdf`;
}
