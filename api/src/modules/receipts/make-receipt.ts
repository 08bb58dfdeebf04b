import type { Language } from '@trust/shared/contract/languages';
import type { DocumentRenderer, DocumentOutcome } from '../../documents/document-renderer.ts';
import type { IssuedReceipt } from './issued-receipt.ts';
import { buildReceiptSheet } from './receipt.rules.ts';

export function makeReceipt(
  documents: DocumentRenderer,
  issued: IssuedReceipt,
  language: Language,
): Promise<DocumentOutcome> {
  return documents.render('receipt', buildReceiptSheet(issued, language));
}
