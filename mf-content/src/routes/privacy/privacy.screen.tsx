import { DEFAULT_RETENTION } from '@trust/shared/contract/applications/retention/default-retention';
import { defineScreen, useConfig } from '@trust/shared/remote';
import { LegalText } from '../../parts/legal-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { clauses } from './privacy.texts.ts';

function Privacy() {
  const t = useContentTexts();
  const { applicationRetention = DEFAULT_RETENTION, email, phones } = useConfig().trust;
  const values = {
    days: applicationRetention.endedDays,
    years: applicationRetention.othersYears,
    email,
    phone: phones[0] ?? '',
  };
  return (
    <LegalText
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      changed="2026-11-28"
      clauses={clauses}
      values={values}
    />
  );
}

export const screen = defineScreen({
  Screen: Privacy,
  head: ({ t }) => ({ title: t('privacy.title'), description: t('privacy.lead') }),
});
