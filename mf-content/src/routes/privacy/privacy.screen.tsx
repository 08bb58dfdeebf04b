import { defineScreen } from '@trust/shared/remote';
import { LegalText } from '../../parts/legal-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { clauses } from './privacy.texts.ts';

function Privacy() {
  const t = useContentTexts();
  return <LegalText title={t('privacy.title')} lead={t('privacy.lead')} clauses={clauses} />;
}

export const screen = defineScreen({
  Screen: Privacy,
  head: ({ t }) => ({ title: t('privacy.title'), description: t('privacy.lead') }),
});
