import type { FieldSource } from '@trust/shared/contract/donations/donation-fields';
import {
  GIFT_REPORT_FIELDS,
  paidOnBounds,
  readGiftReportForm,
  type GiftReport,
  type GiftReportField,
  type GiftReportValues,
} from '@trust/shared/contract/donations/gift-report-form';
import type { Language } from '@trust/shared/contract/languages';
import { reportUnexpected, type Http } from '@trust/shared/http';
import { redirectTo, type LoadContext } from '@trust/shared/remote';
import { recipientOf } from '../../parts/cause/recipient.rules.ts';
import { apiCalls } from '../../parts/api-calls/load-calls.ts';
import { paymentStateQuery } from '../../parts/outcome/state/payment-state.data.ts';
import { appPageAt } from '../../parts/in-app/app-page.rules.ts';
import { outcomePath, type AppPage } from '../../parts/outcome/payment-paths.rules.ts';
import type { ReportedDonation, SentReport } from './sent-report.ts';
import { readRefusedForm, type RefusedForm } from '../../parts/refused-form.rules.ts';

/** Of ongoing projects; the call gives no more. */
const PROJECTS_OFFERED = 100;

export interface GiftReportData {
  readonly form: GiftReportValues;
  /** The projects that can be chosen. */
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  /** The first and the last day that can be chosen. */
  readonly days: { readonly min: string; readonly max: string };
  readonly refused: RefusedForm<GiftReportField> | null;
  /** The address names a reported gift. */
  readonly reported: ReportedDonation | null;
  /** The page's own path and query. */
  readonly address: string;
  /** Undefined on the site's page. */
  readonly app: AppPage | undefined;
}

/** What the address says of the gift, or what was posted, and the purposes that can be chosen. */
export async function loadGiftReport(context: LoadContext): Promise<GiftReportData> {
  const { url, posted, queries, language } = context;
  const tranId = url.searchParams.get('reported');
  const typed = queries.ensureQueryData({
    queryKey: ['gift-report', url.search],
    queryFn: () =>
      Promise.resolve({
        form: readGiftReportForm(posted ? { get: (name) => posted.values[name] } : readAddress(url)),
        refused: posted ? readRefusedForm(GIFT_REPORT_FIELDS, posted) : null,
        days: paidOnBounds(new Date()),
      }),
  });
  const { form, ...others } = await typed;
  const app = appPageAt(url, language, form.project);
  const reported = tranId === null ? null : await findReported(context, tranId, app);
  const projects = reported ? [] : await listProjects(context, form.project);
  return { form, projects, reported, app, address: url.pathname + url.search, ...others };
}

/** Nothing personal is taken from an address: whoever makes a link could put words into a donor's form. */
function readAddress({ searchParams }: URL): FieldSource {
  return { get: (name) => (['nid', 'way'].includes(name) ? searchParams.get(name) : undefined) };
}

async function findReported(
  { queries, http }: LoadContext,
  tranId: string,
  app: AppPage | undefined,
): Promise<ReportedDonation | null> {
  const state = await queries.ensureQueryData(paymentStateQuery(http, tranId));
  // What it says of a refund is on the payment's page alone.
  if (state === 'REFUNDED') throw redirectTo(outcomePath(tranId, app));
  return state === 'UNKNOWN' ? null : { tranId, state };
}

/** The ongoing projects, and the one that the donor comes from. A failed read gives that one alone. */
async function listProjects({ http, language, queries }: LoadContext, chosen: string) {
  const body = { limit: PROJECTS_OFFERED, skip: 0, query: { successStory: false } };
  return queries.ensureQueryData({
    queryKey: ['gift-report-projects', chosen, language],
    queryFn: async () => {
      const read = async () => {
        const { readProject, readProjectList } = await apiCalls.projects();
        const ongoing = await readProjectList(http, body);
        const isListed = recipientOf(chosen).kind !== 'project' || ongoing.some(({ _id }) => _id === chosen);
        const all = isListed ? ongoing : [await readProject(http, chosen), ...ongoing];
        return all.map(({ _id, name }) => ({ id: _id, name }));
      };
      return read().catch((error: unknown) => {
        reportUnexpected(error);
        return recipientOf(chosen).kind === 'project' ? [{ id: chosen, name: chosen }] : [];
      });
    },
  });
}

/** Sends a report. Safe to repeat: the same report is the same gift. A first view does not load what sends it. */
export async function sendReport(http: Http, report: GiftReport, lang: Language): Promise<SentReport> {
  const sender = await import(/* webpackChunkName: "own-donation" */ './send-report.ts').catch(
    (error: unknown) => reportUnexpected(error),
  );
  return sender ? sender.postReport(http, report, lang) : { outcome: 'failed', message: undefined };
}
