import { createHash } from 'node:crypto';
import type { LocalisedText } from '@trust/shared/contract/language';
import { isLanguage, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { progressPercent } from '@trust/shared/contract/content/progress';
import { fill } from '@trust/shared/i18n/fill';
import { formatRupees } from '@trust/shared/i18n/format';
import { mediaUrl } from '../../media/index.ts';
import type { ProjectRow } from '../projects.store.ts';
import { SHARE_CARD_TEXTS } from './share-card.texts.ts';

/** The content of a share card. `picture` is a stored name, `percent` is whole. */
export type ShareCard = {
  id: string;
  language: Language;
  trust: string;
  name: string;
  picture: string;
  percent: number;
  sums: string;
};

/** Increase it when the design changes, so that cards get new names. */
const DESIGN_VERSION = 2;
const NAME = /^project-(?<id>[0-9]{1,9})-(?<language>[a-z]{2,3})-[0-9a-f]{16}\.jpg$/;

export function shareCardOf(language: Language, row: ProjectRow, trust: LocalisedText): ShareCard {
  const { estimatedCost } = row.project;
  const { fundsReceived } = row;
  return {
    id: row.project.id,
    language,
    trust: textIn(language, trust),
    name: textIn(language, row.project.name),
    picture: row.project.logo,
    percent: progressPercent({ estimatedCost, fundsReceived }),
    sums: formatSums(language, fundsReceived, estimatedCost),
  };
}

function formatSums(language: Language, funds: number, cost: number): string {
  const raised = formatRupees(funds);
  const goal = formatRupees(cost);
  const t = SHARE_CARD_TEXTS[language];
  return fill(cost > 0 ? t.raisedOfGoal : t.raised, { raised, goal });
}

/** The name changes with the content, since messengers cache previews by address. */
export function shareCardName(card: ShareCard): string {
  const shown = createHash('sha256')
    .update(JSON.stringify([DESIGN_VERSION, card]))
    .digest('hex');
  return `project-${card.id}-${card.language}-${shown.slice(0, 16)}.jpg`;
}

/** The site-relative address of a card. */
export function shareCardUrl(card: ShareCard): string {
  return mediaUrl(`cards/${shareCardName(card)}`);
}

/** Parses a card's name; undefined for any other name. */
export function readShareCardName(name: string): { id: string; language: Language } | undefined {
  const { id, language } = NAME.exec(name)?.groups ?? {};
  return id !== undefined && isLanguage(language) ? { id, language } : undefined;
}
