import type { ReliefProject } from '@trust/shared/contract/pages/relief';
import { defineScreen, useConfig } from '@trust/shared/remote';
import type { Translate } from '@trust/shared/i18n';
import { Notice } from '@trust/shared/ui/notice';
import { Page } from '@trust/shared/ui/section';
import { OfficeContact } from '../../parts/office-contact.tsx';
import { ReliefLinks } from '../../parts/relief-links.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { OutsideForm } from './outside-form.tsx';
import styles from './relief-page.module.css';
import { useReliefTexts } from './relief.texts.ts';
import { reliefFormOf, type ReliefForm } from './relief.rules.ts';

function ReliefPage({ project }: { project: ReliefProject }) {
  const t = useTexts();
  const title = t(`relief.${project}`);
  return (
    <Page>
      <div className={styles.relief}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{t(`relief.${project}.lead`)}</p>
        </div>
        <OfferedForm form={reliefFormOf(project, useConfig())} title={title} />
        <div className={styles.aside}>
          <ReliefLinks current={project} />
          <OfficeContact />
        </div>
      </div>
    </Page>
  );
}

function OfferedForm({ form, title }: { form: ReliefForm; title: string }) {
  const t = useReliefTexts();
  switch (form.kind) {
    case 'open':
      return <OutsideForm address={form.address} host={form.host} title={title} />;
    case 'closed':
      return (
        <Notice tone="info" title={t('closed')} isStatic>
          <p>{t('closed-hint')}</p>
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice tone="warning" title={t('unavailable')}>
          <p>{t('unavailable-hint')}</p>
        </Notice>
      );
  }
}

/** The screen of one relief project. */
export function defineReliefScreen(project: ReliefProject) {
  return defineScreen({
    Screen: () => <ReliefPage project={project} />,
    head: ({ t }: { t: Translate }) => ({
      title: t(`relief.${project}`),
      description: t(`relief.${project}.lead`),
    }),
  });
}
