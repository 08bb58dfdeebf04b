import { join } from 'node:path';
import { LARGEST_DONATION } from '@trust/shared/contract/donations/amount';
import { DONATION_REQUIRED, type DonationField } from '@trust/shared/contract/donations/donation-fields';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { buildApp } from '../../../api/src/app.ts';
import { openDatabase } from '../../../api/src/database/database.ts';
import { openEmbedded } from '../../../api/src/database/embedded/open-embedded.ts';
import { migrate } from '../../../api/src/database/migrate.ts';
import { createDocumentRenderer } from '../../../api/src/documents/document-renderer.ts';
import { importContent } from '../../../api/src/import/import-content.ts';
import { createKeys, NO_UPLOADS } from '../../../api/src/modules/applications/index.ts';
import { openMediaFolder } from '../../../api/src/modules/media/index.ts';
import { FakeCardProvider } from '../../../api/src/testing/fake-card-provider.ts';
import { createTestBank } from '../../../api/src/testing/test-bank.ts';

const MANY = 100_000;

/** The api of the sources in `root`, with their sample content, on a database of its own in `dataDir`. */
export async function startProbedApi(root: string, dataDir: string) {
  const trust = readTrustFile(join(root, 'deploy/trust.json'));
  const embedded = await openEmbedded(dataDir, fail);
  const connection = openDatabase(embedded.url, () => undefined);
  await migrate(connection.pool, join(root, 'api/migrations'));
  const { database } = connection;
  const storage = openMediaFolder(dataDir);
  const now = () => new Date();
  const imported = await importContent({
    folder: join(root, 'api/sample-content'),
    database,
    storage,
    dryRun: false,
    by: 'probe',
    now: now(),
  });
  if (imported.outcome === 'refused') throw new Error(JSON.stringify(imported.errors.slice(0, 5)));
  const documents = createDocumentRenderer(() => undefined);
  const card = new FakeCardProvider();
  const app = await buildApp({
    database,
    databaseAnswers: () => connection.answers(),
    storage,
    limits: {
      requestsPerMinute: MANY,
      loginsPerMinute: MANY,
      loginFailuresAllowed: 10,
      accountFailuresAllowed: 100,
      contactsPerMinute: MANY,
      applicationsPerMinute: MANY,
      uploadsPerHour: MANY,
      thresholds: { eventLoopDelayMs: 0, heapBytes: 0, residentBytes: 0 },
    },
    applications: { keys: createKeys(), correctionHours: 48, uploads: NO_UPLOADS },
    siteUrl: 'https://site.example',
    trustName: trust.name,
    now,
    payments: {
      card: card.provider,
      bank: createTestBank(),
      largestDonation: LARGEST_DONATION,
      paymentsPerMinute: MANY,
      prefixes: trust.transactionPrefixes,
    },
    receipts: { trust, documents },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    url,
    trust,
    database,
    card,
    async stop() {
      await app.close();
      await documents.close();
      await connection.close();
      await embedded.close();
    },
  };
}
export type ProbedApi = Awaited<ReturnType<typeof startProbedApi>>;

function fail(error: unknown): never {
  throw error;
}

/** What a donor types: letters of another script, so that no text of the site is mistaken for them. */
const TYPED: Partial<Record<DonationField, string>> = {
  firstName: 'ആശ',
  email: 'asha@donor.example',
  phone: '+91 98460 12345',
  address: 'തിരൂർ',
};

/** A donation's fields as forms name them; six figures for a field that is not known here. */
export function typeDonation(): Record<string, string> {
  return Object.fromEntries(DONATION_REQUIRED.map((field) => [field, TYPED[field] ?? '676101']));
}
