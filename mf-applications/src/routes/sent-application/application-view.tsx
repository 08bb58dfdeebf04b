import type { ApplicationOverview } from '@trust/shared/contract/applications/application-overview';
import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { formatMoment } from '@trust/shared/i18n/format-date';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { Button, ButtonLink } from '@trust/shared/ui/button';
import { CopyButton } from '@trust/shared/ui/copy-button';
import { Notice } from '@trust/shared/ui/notice';
import { DateText } from '@trust/shared/ui/date-text';
import { useEffect, useState } from 'react';
import { ApplicationNumber } from '../../parts/application-number/application-number.tsx';
import { readJustSent } from '../../parts/just-sent.ts';
import { endCorrection, startCorrection } from '../../parts/correction.ts';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './sent-application.module.css';
import { StatusSteps } from './status-steps.tsx';
import { useOwnTexts } from './use-own-texts.ts';
import { Withdrawal } from './withdrawal/withdrawal.tsx';

/** What the application is about, and what can be done with it. */
export function ApplicationView({ application: read }: { application: ApplicationOverview }) {
  const [changed, setChanged] = useState<ApplicationOverview>();
  const application = changed?.suid === read.suid ? changed : read;
  const t = useOwnTexts();
  const { code, name, category, status, submittedAt } = application;
  // Whoever has come back from the form corrects nothing, until the next press.
  useEffect(endCorrection, []);
  return (
    <>
      {status === 'received' ? <JustSent suid={application.suid} /> : null}
      <dl className={styles.facts}>
        <ApplicationNumber code={code} />
        <div>
          <dt>{t('category')}</dt>
          <dd>{category.name}</dd>
        </div>
        <div>
          <dt>{t('name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('sent')}</dt>
          <dd>
            <DateText iso={submittedAt} />
          </dd>
        </div>
      </dl>
      <PrintForm suid={application.suid} />
      {status === 'received' ? null : <StatusSteps status={status} />}
      {status === 'withdrawn' ? null : <Correction application={application} />}
      <Terms instructions={category.instructions} />
      <Withdrawal application={application} onWithdrawn={setChanged} />
      <section className={styles.private} aria-labelledby="private">
        <h2 className={styles.title} id="private">
          {t('private-title')}
        </h2>
        <p>{t('private')}</p>
        <p className={styles.screen}>
          {t('copy-link')} <CopyButton text={window.location.href} label={t('copy-link')} />
        </p>
      </section>
      <p>
        <ButtonLink kind="quiet" href={APPLICATION_PATH}>
          {t('new')}
        </ButtonLink>
      </p>
    </>
  );
}

/** What whoever has just sent the application is told of it. */
function JustSent({ suid }: { suid: string }) {
  const t = useOwnTexts();
  const [justSent] = useState(() => readJustSent(suid));
  if (!justSent) return null;
  return (
    <div className={styles.screen}>
      <Notice tone="success" title={t(`just-${justSent}`)} isStatic>
        {justSent === 'sent' ? (
          <>
            <p>{t('note-number')}</p>
            <p>{t('one')}</p>
          </>
        ) : null}
      </Notice>
    </div>
  );
}

/** A form of its own opens a window without scripts' help, and keeps the key out of addresses. */
function PrintForm({ suid }: { suid: string }) {
  const t = useOwnTexts();
  const language = useLanguage();
  const { apiBase } = useConfig();
  return (
    <form
      className={styles.print}
      method="post"
      action={`${apiBase}/project/get-application-candidate-pdf?lang=${language}`}
      target="_blank"
    >
      <input type="hidden" name="suid" value={suid} />
      <Button type="submit">{t('print')}</Button>
      <p className={`${styles.quiet} ${styles.screen}`}>{t('print-hint')}</p>
    </form>
  );
}

function Correction({ application: { suid, correctableUntil } }: { application: ApplicationOverview }) {
  const t = useOwnTexts();
  const language = useLanguage();
  return (
    <section aria-labelledby="correction">
      <h2 className={styles.title} id="correction">
        {t('correction')}
      </h2>
      {correctableUntil === undefined ? (
        <p>{t('closed')}</p>
      ) : (
        <>
          <p>{t('until', { moment: formatMoment(correctableUntil, language) })}</p>
          <div className={styles.actions}>
            <CorrectionForm action={APPLICATION_PATH} suid={suid} label={t('correct')} />
            <CorrectionForm action={`${APPLICATION_PATH}#documents`} suid={suid} label={t('add-document')} />
          </div>
        </>
      )}
    </section>
  );
}

/** The form has a document of its own: a link to it is the browser's, before any script learns of the press. */
function CorrectionForm({ action, suid, label }: { action: string; suid: string; label: string }) {
  return (
    <form action={action} onSubmit={() => startCorrection(suid)}>
      <Button type="submit" kind="quiet">
        {label}
      </Button>
    </form>
  );
}

function Terms({ instructions }: { instructions: readonly string[] }) {
  const t = useOwnTexts();
  const tRemote = useTexts();
  return (
    <section aria-labelledby="terms">
      <h2 className={styles.title} id="terms">
        {t('terms')}
      </h2>
      {instructions.length === 0 ? (
        <p>{t('no-instructions')}</p>
      ) : (
        <ol>
          {instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      )}
      <p>
        {t('agreed')} {tRemote('guidelines.agreement')}
      </p>
    </section>
  );
}
