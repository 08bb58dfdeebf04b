import { readDonationForm } from '@trust/shared/contract/donations/donation-fields';
import { APP_PAYMENTS_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { NotFoundError } from '@trust/shared/http';
import { defineScreen, type LoadContext } from '@trust/shared/remote';
import { useRef } from 'react';
import { readCause } from '../../parts/cause/cause.data.ts';
import { causeId } from '../../parts/cause/cause.ts';
import { OtherLanguages } from '../../parts/other-languages.tsx';
import type { DonationPageData } from './donation-page.data.ts';
import { DonationPage, donationScreen, WaysToGive } from './donation-page.tsx';
import { saveTypedForm } from './form/state/draft.ts';
import { useDonationForm } from './form/state/use-donation-form.ts';
import type { UnknownCause } from './unknown-cause.tsx';
// The styles of `UnknownCause` stand in the page, whose server has rendered it.
import '../../parts/outcome/in-app.module.css';
import '../../parts/outcome/outcome-card.module.css';

const donation = donationScreen(
  'app',
  GivingInApp,
  async () =>
    (await import(/* webpackChunkName: "late-causes" */ './completed/completed-in-app.tsx')).CompletedInApp,
);

interface UnknownData {
  readonly cause: null;
  readonly address: string;
  readonly Page: typeof UnknownCause;
}

type InAppData = DonationPageData | UnknownData;

async function load(context: LoadContext): Promise<InAppData> {
  const { url, params, queries } = context;
  const nid = params['nid'] ?? '';
  // A query, so that the browser knows it of the server and does not ask again.
  const isUnknown = await queries.ensureQueryData({
    queryKey: ['is-unknown-cause', nid],
    queryFn: () => isUnknownCause(context, nid),
  });
  if (!isUnknown) return donation.load(context);
  const unknown = await import(/* webpackChunkName: "late-causes" */ './unknown-cause.tsx');
  return { cause: null, address: url.pathname, Page: unknown.UnknownCause };
}

async function isUnknownCause(context: LoadContext, nid: string): Promise<boolean> {
  try {
    await readCause(context, nid);
    return false;
  } catch (error) {
    if (error instanceof NotFoundError) return true;
    throw error;
  }
}

/** Giving within an app: the standalone page of this remote, paid at the bank's server for apps. */
export const screen = defineScreen<InAppData>({
  load,
  Screen: ({ data }) =>
    data.cause === null ? <data.Page address={data.address} /> : <donation.Screen data={data} />,
  statusOf: ({ cause }) => (cause === null ? 404 : 200),
  head({ data, ...context }) {
    if (data.cause !== null) return donation.head({ ...context, data });
    const { t } = context;
    return { title: t('app.unknown.title'), description: t('app.unknown.what'), noIndex: true };
  },
});

/** A page within an app shows and loads none of the site's parts: the app hands over whom it knows, and most open no other app. */
function GivingInApp({ data }: { data: DonationPageData }) {
  const page = useRef<HTMLDivElement>(null);
  const nid = causeId(data.cause);
  const saveForm = () => {
    const form = page.current?.querySelector('form');
    if (form) saveTypedForm(nid, readDonationForm(new FormData(form)));
  };
  return (
    <div ref={page}>
      <OtherLanguages address={buildPath(APP_PAYMENTS_PATH, nid)} onLeave={saveForm} />
      <DonationPage data={data} inApp>
        <Giving data={data} />
      </DonationPage>
    </div>
  );
}

function Giving({ data }: { data: DonationPageData }) {
  return <WaysToGive donation={useDonationForm(data, 'app')} />;
}
