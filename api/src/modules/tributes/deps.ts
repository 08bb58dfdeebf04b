import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import type { IssueReceiptDeps } from '../receipts/index.ts';

export type TributeRouteDeps = IssueReceiptDeps & {
  documents: DocumentRenderer;
  paymentsPerMinute: number;
  now: () => Date;
};
