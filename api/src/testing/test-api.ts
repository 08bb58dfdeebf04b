import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LARGEST_DONATION } from '@trust/shared/contract/amount';
import type { LocalisedText } from '@trust/shared/contract/language';
import { buildApp } from '../app.ts';
import type { Limits } from '../config.ts';
import { documentMaker, type DocumentMaker } from '../documents/document-maker.ts';
import { startMailDelivery, type MailDelivery, type SendMail } from '../mail/mail-delivery.ts';
import { mailToTrust } from '../mail/mail-outbox.store.ts';
import { contentSystem, type ContentSystem, type ContentSystemOptions } from '../modules/content/index.ts';
import type { PaymentSettings } from '../modules/payments/index.ts';
import type { ReceiptTrust } from '../modules/receipts/index.ts';
import { mediaInFolder, type MediaStorage } from '../modules/media/index.ts';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';

export type TestApi = {
  app: FastifyInstance;
  connection: FreshDatabase;
  storage: MediaStorage;
  dataDir: string;
  /** The api's time, which stands still until a test moves it. */
  clock: { now: Date; pass(minutes: number): void; reset(): void };
  /** Given with `send`, as where a mail server is configured. */
  mail: MailDelivery | undefined;
  /** Given with `outside`. */
  contentSystem: ContentSystem | undefined;
  /** What receipts are made of beside the database. */
  receipts: { trust: ReceiptTrust; documents: DocumentMaker };
  close(): Promise<void>;
};

/** Limits that nobody meets. */
export const GENEROUS: Limits = {
  requestsPerMinute: 100_000,
  loginsPerMinute: 100_000,
  loginFailuresAllowed: 10,
  contactsPerMinute: 100_000,
  // The process is jest's, which holds more than the api and stands still more often.
  busy: { eventLoopDelayMs: 0, heapBytes: 0, residentBytes: 0 },
};

/** Whose site the tests' api serves. */
export const TEST_TRUST: LocalisedText = {
  en: 'Shelter Charitable Trust',
  ml: 'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്',
};

/** What receipts say of it. */
const TRUST_ON_RECEIPTS = {
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
};

/** The moment at which the api's clock stands when a test begins. */
const BEGINNING = '2026-03-01T09:00:00Z';

const NO_PROVIDERS: PaymentSettings = {
  largestDonation: LARGEST_DONATION,
  paymentsPerMinute: 1_000_000,
  prefixes: { donation: 'SCT', solace: 'SOL' },
};

/** The whole api on a fresh database and an empty media folder. */
export async function testApi(
  limits: Partial<Limits> = {},
  {
    send,
    payments = {},
    outside,
  }: {
    send?: SendMail;
    payments?: Partial<PaymentSettings>;
    /** The content system and how long it is waited for. */
    outside?: Pick<ContentSystemOptions, 'url' | 'patience' | 'report'>;
  } = {},
): Promise<TestApi> {
  const connection = await freshDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-api-files-'));
  const storage = mediaInFolder(dataDir);
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
  const mail = send && startMailDelivery(mailToTrust(connection.database, send), now, () => undefined);
  const foreign = outside && contentSystem({ ...outside, database: connection.database, now });
  const receipts = { trust: TRUST_ON_RECEIPTS, documents: documentMaker({ withinMs: 60_000, waiting: 50 }) };
  const app = await buildApp({
    database: connection.database,
    databaseAnswers: () => connection.answers(),
    storage,
    limits: { ...GENEROUS, ...limits },
    siteUrl: 'http://localhost:8080',
    trustName: TEST_TRUST,
    now,
    contentSystem: foreign,
    mail,
    payments: { ...NO_PROVIDERS, ...payments },
    receipts,
  });
  return {
    app,
    connection,
    storage,
    dataDir,
    clock,
    mail,
    contentSystem: foreign,
    receipts,
    async close() {
      await mail?.stop();
      await app.close();
      await receipts.documents.close();
      await connection.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
