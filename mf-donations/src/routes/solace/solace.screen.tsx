import { SOLACE_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen, Link, type LoadContext } from '@trust/shared/remote';
import { HtmlBody } from '@trust/shared/ui/html-body';
import { Notice } from '@trust/shared/ui/notice';
import { Page } from '@trust/shared/ui/section';
import { SandboxBanner } from '../../parts/sandbox-banner.tsx';
import page from '../../parts/narrow-page.module.css';
import { useSolaceTexts } from '../../texts/use-texts.ts';
import { BookingForm } from './booking-form.tsx';
import { postedBookingQuery, programmeQuery, type PostedBooking, type Programme } from './solace.data.ts';
import styles from './solace.module.css';
import { ContinueToBank } from './continue-to-bank.tsx';

interface SolaceData {
  readonly programme: Programme;
  readonly posted: PostedBooking | null;
}

async function load(context: LoadContext): Promise<SolaceData> {
  const { queries, params } = context;
  const programme = await queries.ensureQueryData(programmeQuery(context, params['nid'] ?? ''));
  return { programme, posted: await queries.ensureQueryData(postedBookingQuery(context, programme)) };
}

function Solace({ data: { programme, posted } }: { data: SolaceData }) {
  const t = useSolaceTexts();
  return (
    <Page narrow>
      <div className={page.page}>
        <div className={page.head}>
          <Link className={styles.all} href={SOLACE_PATH}>
            {t('solace.all')}
          </Link>
          <h1>{programme.title}</h1>
        </div>
        <HtmlBody html={programme.body} />
        <section className={styles.booking} aria-labelledby="booking">
          <h2 id="booking" className={styles.title}>
            {t(programme.isOpen ? 'solace.book' : 'solace.closed')}
          </h2>
          {programme.isOpen ? (
            <>
              <SandboxBanner />
              {posted?.bankForm ? (
                <ContinueToBank form={posted.bankForm} price={programme.price} />
              ) : (
                <BookingForm key={programme.nid} programme={programme} posted={posted} />
              )}
            </>
          ) : (
            <Notice tone="info" isStatic>
              <p>{t('solace.closed-hint')}</p>
            </Notice>
          )}
        </section>
      </div>
    </Page>
  );
}

export const screen = defineScreen<SolaceData>({
  load,
  Screen: Solace,
  head: ({ data: { programme }, t }) => ({ title: programme.title, description: t('solace.list.lead') }),
});
