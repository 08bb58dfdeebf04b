import {
  OwnApplicationList,
  type OwnApplication,
} from '@trust/shared/contract/applications/application-overview';
import { STATUS_TEXTS } from '@trust/shared/contract/applications/texts/status.texts';
import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { formatDate } from '@trust/shared/i18n/format-date';
import { defineParcel, Link, useLanguage } from '@trust/shared/remote';
import {
  OwnRecords,
  RecordDetail,
  RecordName,
  RecordState,
} from '@trust/shared/remote/own-records/own-records';
import { useMyApplicationsTexts } from './my-applications.texts.ts';

/**
 * The applications of the account that is logged in, each with how far the trust is with it. They lead to no page: only who
 * has an application's own address may open it.
 */
function MyApplications() {
  const t = useMyApplicationsTexts();
  return (
    <OwnRecords
      title={t('title')}
      empty={
        <>
          <RecordDetail>{t('none')}</RecordDetail>
          <p>
            <Link href={APPLICATION_PATH}>{t('apply')}</Link>
          </p>
        </>
      }
      call={{ base: 'api', path: 'project/my-applications' }}
      schema={OwnApplicationList}
      keyOf={({ code }) => code}
    >
      {(application) => <SentApplication application={application} />}
    </OwnRecords>
  );
}

function SentApplication({ application }: { application: OwnApplication }) {
  const t = useMyApplicationsTexts();
  const language = useLanguage();
  const { code, category, submittedAt, status } = application;
  return (
    <>
      <RecordName>{category}</RecordName>
      <RecordDetail>{t('number', { code })}</RecordDetail>
      <RecordDetail>{t('sent-at', { date: formatDate(submittedAt, language) })}</RecordDetail>
      <RecordState isGood={status === 'approved'}>{STATUS_TEXTS[status][language]}</RecordState>
    </>
  );
}

export const parcel = defineParcel({ Parcel: MyApplications, parseProps: () => ({}) });
