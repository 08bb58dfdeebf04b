import { createHash } from 'node:crypto';
import { upiIdFor } from '@trust/shared/contract/donations/bank-accounts';
import { findFund, transferRemark } from '@trust/shared/contract/donations/funds';
import { readUpiCodeName, upiAddress, type UpiCode } from '@trust/shared/contract/donations/upi';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import encodeQr from 'qr';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { limitPerMinute } from '../../plugins/limits.ts';
import { emptyResponse, problemResponses } from '../../plugins/problems.ts';
import { findProject } from '../projects/index.ts';

/** Whom UPI apps pay. */
export type UpiTrust = Pick<TrustConfig, 'name' | 'upiId' | 'upiIds'>;

/** Per visitor's address: a code for each pause while a sum is typed, of a family behind one address. */
const CODES_PER_MINUTE = 120;
/** Short, so that a changed UPI ID is soon everywhere. */
const TEN_MINUTES = 'public, max-age=600';

/** Everything under /media/upi: QR codes that UPI apps pay by. */
export function upiCodeRoutes(
  server: FastifyInstance,
  { database, trust }: { database: Database; trust: UpiTrust },
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();
  app.get(
    '/:name',
    {
      config: limitPerMinute(CODES_PER_MINUTE),
      schema: {
        tags: ['payments'],
        operationId: 'getUpiCode',
        summary:
          'A QR code that pays the trust in a UPI app: <project’s id or fund>[-<paise>].svg. Without an amount the app asks for one',
        params: z.object({ name: z.string() }),
        response: { 200: z.any(), 304: emptyResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const code = readUpiCodeName(request.params.name);
      const address = code && (await readPayAddress(database, trust, code));
      if (address === undefined) return reply.problem(404, 'notFound');
      const etag = `"${createHash('sha256').update(address).digest('hex').slice(0, 32)}"`;
      void reply
        .removeHeader('content-language')
        .removeHeader('vary')
        .headers({ 'cache-control': TEN_MINUTES, etag, 'x-content-type-options': 'nosniff' })
        .type('image/svg+xml');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(drawCode(address));
    },
  );
}

/** What the code says; undefined where there is no such project, or no UPI ID. */
async function readPayAddress(
  database: Database,
  trust: UpiTrust,
  { nid, amount }: UpiCode,
): Promise<string | undefined> {
  const upiId = upiIdFor(nid, trust);
  const isFund = findFund(nid) !== undefined;
  const project = isFund ? undefined : (await findProject(database, nid))?.project;
  if (upiId === undefined || (!isFund && !project)) return undefined;
  // In Latin letters: not every app can show others.
  return upiAddress({ upiId, name: trust.name.en, note: transferRemark(nid, project?.caseNumber), amount });
}

/** With the light border that its standard asks for; sharp at any size. */
function drawCode(address: string): string {
  const svg = encodeQr(address, 'svg', { ecc: 'medium', border: 4 });
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ');
}
