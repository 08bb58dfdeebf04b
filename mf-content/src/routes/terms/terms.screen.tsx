import { defineScreen } from '@trust/shared/remote';
import { LegalText } from '../../parts/legal-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { clauses } from './terms.texts.ts';

function Terms() {
  const t = useContentTexts();
  return <LegalText title={t('terms.title')} lead={t('terms.lead')} changed="2026-11-24" clauses={clauses} />;
}

export const screen = defineScreen({
  Screen: Terms,
  head: ({ t }) => ({ title: t('terms.title'), description: t('terms.lead') }),
});
