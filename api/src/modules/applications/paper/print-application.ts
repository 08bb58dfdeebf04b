import { limitConcurrency } from '../../../work/limit-concurrency.ts';
import type { DocumentOutcome, DocumentRenderer } from '../../../documents/document-renderer.ts';
import type { ApplicationRow } from '../applications.store.ts';
import type { UploadClaims } from '../uploads.ts';
import { buildApplicationPaper, type PaperTrust } from './application-paper.rules.ts';

export type PrintDeps = {
  uploads: UploadClaims;
  documents: DocumentRenderer;
  trust: PaperTrust;
  /** Told of a photo that could not be printed. */
  reportError: (error: unknown, what: string) => void;
};

/** While one is rendered, the photo of the next is read: no more photos than these are in memory. */
const AT_A_TIME = 2;
const MAX_WAITING = 40;
const PHOTO = 'photo.jpg';

/** Prints applications, a few at a time. Throws TooBusyError when too many wait. */
export function createApplicationPrinter({ uploads, documents, trust, reportError }: PrintDeps) {
  const limit = limitConcurrency(AT_A_TIME, MAX_WAITING);

  /** A photo that cannot be read is missing on the paper; the paper is made all the same. */
  async function readPhoto(id: string): Promise<Uint8Array | undefined> {
    if (id === '') return undefined;
    try {
      return await uploads.readPicture(id);
    } catch (error) {
      reportError(error, 'the photo of an application could not be read');
      return undefined;
    }
  }

  async function print(row: ApplicationRow): Promise<DocumentOutcome> {
    const photo = await readPhoto(row.photo);
    const renderWithout = () => documents.render('application', buildApplicationPaper(row, trust, ''));
    if (!photo) return renderWithout();
    try {
      return await documents.render('application', buildApplicationPaper(row, trust, PHOTO), {
        [PHOTO]: photo,
      });
    } catch (error) {
      reportError(error, 'the photo of an application could not be printed');
      return renderWithout();
    }
  }

  return (row: ApplicationRow): Promise<DocumentOutcome> => limit(() => print(row));
}
