import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LARGEST_DONATION } from '@trust/shared/contract/donations/amount';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { TaxLaw } from '@trust/shared/contract/trust';
import { buildApp } from '../app.ts';
import type { Limits } from '../config/config.ts';
import { createDocumentRenderer, type DocumentRenderer } from '../documents/document-renderer.ts';
import { startMailDelivery, type MailDelivery, type SendMail } from '../mail/mail-delivery.ts';
import { createTrustMailQueue } from '../mail/trust-mail.ts';
import { createKeys, NO_UPLOADS, type ApplicationSettings } from '../modules/applications/index.ts';
import {
  createContentSystem,
  type ContentSystem,
  type ContentSystemOptions,
} from '../modules/content/index.ts';
import type { PaymentSettings } from '../modules/payments/providers/index.ts';
import type { ReceiptTrust } from '../modules/receipts/index.ts';
import { openMediaFolder, type MediaStorage } from '../modules/media/index.ts';
import { openUploads, type Uploads, type UploadSettings } from '../modules/uploads/index.ts';
import { createFreshDatabase, type FreshDatabase } from './fresh-database.ts';

export type TestApi = {
  app: FastifyInstance;
  connection: FreshDatabase;
  storage: MediaStorage;
  dataDir: string;
  /** Set when `uploads` is given. */
  uploads: Uploads | undefined;
  /** The api's clock, which a test moves. */
  clock: { now: Date; pass(minutes: number): void; reset(): void };
  /** Set when `send` is given, as where a mail server is configured. */
  mail: MailDelivery | undefined;
  /** Set when `externalContent` is given. */
  contentSystem: ContentSystem | undefined;
  /** The dependencies of receipts beside the database. */
  receipts: { trust: ReceiptTrust; documents: DocumentRenderer };
  close(): Promise<void>;
};

export type TestUploads = Partial<Pick<UploadSettings, 'freeDiskMegabytes' | 'encoder'>>;

/** Limits that no test reaches. */
export const GENEROUS: Limits = {
  requestsPerMinute: 100_000,
  loginsPerMinute: 100_000,
  loginFailuresAllowed: 10,
  accountFailuresAllowed: 100,
  contactsPerMinute: 100_000,
  applicationsPerMinute: 100_000,
  uploadsPerHour: 100_000,
  openCalls: { others: 100_000, payments: 100_000 },
  // The process is jest's, which needs more memory than the api and blocks its event loop more often.
  thresholds: { eventLoopDelayMs: 0, heapBytes: 0, residentBytes: 0 },
};

/** The name of the tests' trust. */
export const TEST_TRUST: LocalisedText = {
  en: 'Shelter Charitable Trust',
  ml: 'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
};

function nameTaxLaw(from: string, section: string, year: string): TaxLaw {
  return {
    from,
    provision: {
      en: `section ${section} of the Income-tax Act, ${year}`,
      ml: `${year}-ലെ നിയമത്തിലെ ${section} വകുപ്പ്`,
    },
    approval: { en: 'Approval under section 80G' },
    charity: { en: 'Registration under section 12A' },
    certificate: { en: 'Form 10BE' },
  };
}

/** The trust's details on receipts. */
const TRUST_ON_RECEIPTS: ReceiptTrust = {
  name: TEST_TRUST,
  address: [TEST_TRUST, { en: 'Example Road, Malappuram', ml: 'എക്സാമ്പിൾ റോഡ്, മലപ്പുറം' }],
  phones: ['+91 00000 00000'],
  email: 'office@shelter.example',
  registration: {
    section80G: 'DEMO/80G',
    section80GDate: '2023-09-24',
    section12A: 'DEMO/12A',
    pan: 'DEMOT0000D',
  },
  receipt: {
    section80GValid: { from: '2023-09-24', until: '2028-03-31' },
    taxLaws: [nameTaxLaw('1962-04-01', '80G', '1961'), nameTaxLaw('2026-04-01', '133', '2025')],
  },
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>',
};

/** The time of the api's clock when a test begins. */
const BEGINNING = '2026-03-01T09:00:00Z';

/** How the tests' applications are taken. */
export const TEST_APPLICATIONS: ApplicationSettings = {
  keys: createKeys(),
  correctionHours: 48,
  uploads: NO_UPLOADS,
};

const NO_PROVIDERS: PaymentSettings = {
  largestDonation: LARGEST_DONATION,
  paymentsPerMinute: 1_000_000,
  prefixes: { donation: 'SCT', solace: 'SOL' },
};

/** Starts the whole api on a fresh database and an empty media folder. */
export async function startTestApi(
  limits: Partial<Limits> = {},
  {
    send,
    payments = {},
    externalContent,
    applications = {},
    uploads: uploadSettings,
  }: {
    send?: SendMail;
    payments?: Partial<PaymentSettings>;
    applications?: Partial<ApplicationSettings>;
    /** Stores applicants' pictures, which are then required. */
    uploads?: TestUploads | undefined;
    /** The content system, with its timeouts. */
    externalContent?: Pick<ContentSystemOptions, 'url' | 'timeouts' | 'reportError'>;
  } = {},
): Promise<TestApi> {
  const connection = await createFreshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-api-files-'));
  const storage = openMediaFolder(dataDir);
  const clock = {
    now: new Date(BEGINNING),
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    reset() {
      clock.now = new Date(BEGINNING);
    },
  };
  const now = () => clock.now;
  const mail =
    send &&
    startMailDelivery(createTrustMailQueue(connection.database, send, TEST_TRUST.en), now, () => undefined);
  const contentSystem =
    externalContent && createContentSystem({ ...externalContent, database: connection.database, now });
  const receipts = {
    trust: TRUST_ON_RECEIPTS,
    documents: createDocumentRenderer(() => undefined, { timeoutMs: 60_000, maxWaiting: 50 }),
  };
  const uploads =
    uploadSettings &&
    openUploads({
      database: connection.database,
      now,
      dataDir,
      hashKey: TEST_APPLICATIONS.keys.hashKey,
      freeDiskMegabytes: 0,
      ...uploadSettings,
    });
  const app = await buildApp({
    database: connection.database,
    databaseAnswers: () => connection.answers(),
    storage,
    limits: { ...GENEROUS, ...limits },
    siteUrl: 'http://localhost:8080',
    trustName: TEST_TRUST,
    now,
    contentSystem,
    mail,
    payments: { ...NO_PROVIDERS, ...payments },
    uploads,
    applications: { ...TEST_APPLICATIONS, ...(uploads && { uploads: uploads.claims }), ...applications },
    upi: { name: TEST_TRUST, upiId: 'trust@demobank', upiIds: { bmz: 'zakat@demobank' } },
    receipts,
  });
  return {
    app,
    connection,
    storage,
    dataDir,
    uploads,
    clock,
    mail,
    contentSystem,
    receipts,
    async close() {
      await mail?.stop();
      await app.close();
      await receipts.documents.close();
      uploads?.encoder.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
