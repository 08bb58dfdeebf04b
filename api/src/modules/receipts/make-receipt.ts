import type { Language } from '@trust/shared/contract/language';
import type { DocumentMaker, Made } from '../../documents/document-maker.ts';
import type { IssuedReceipt } from './issued-receipt.ts';
import { receiptSheet } from './receipt.rules.ts';

/** A receipt as a PDF. */
export function makeReceipt(
  documents: DocumentMaker,
  issued: IssuedReceipt,
  language: Language,
): Promise<Made> {
  return documents.make('receipt', receiptSheet(issued, language));
}
