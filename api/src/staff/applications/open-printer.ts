import { readTrustFile } from '@trust/shared/releases/trust-file';
import type { Database } from '../../database/database.ts';
import { createDocumentRenderer } from '../../documents/document-renderer.ts';
import { createApplicationPrinter } from '../../modules/applications/index.ts';
import { openUploads } from '../../modules/uploads/index.ts';
import type { ApplicationPrinter } from './run.ts';

/** What prints applications with the photos of a data folder; to be closed. */
export function openPrinter(database: Database, dataDir: string): ApplicationPrinter {
  const reportError = (error: unknown, what: string) => process.stderr.write(`${what}: ${String(error)}\n`);
  const documents = createDocumentRenderer(reportError);
  // Links are signed with the hash key, and papers have none.
  const settings = { dataDir, hashKey: '', freeDiskMegabytes: 0 };
  const uploads = openUploads({ database, now: () => new Date(), ...settings });
  const trust = readTrustFile(process.env['TRUST_CONFIG'] ?? 'deploy/trust.json');
  return {
    print: createApplicationPrinter({ uploads: uploads.claims, documents, trust, reportError }),
    async close() {
      await documents.close();
      uploads.encoder.close();
    },
  };
}
