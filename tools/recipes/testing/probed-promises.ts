import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import { findCardProvider } from '@trust/shared/contract/payment-providers/card-providers';
import { readCardProvider } from '../../../api/src/modules/payments/providers/card-providers.ts';
import { ERASED_DONOR } from '../../../api/src/modules/payments/ledger/erasing/erased-donors.store.ts';
import type { IssuedReceipt } from '../../../api/src/modules/receipts/issued-receipt.ts';
import { formatDonation } from '../../../api/src/staff/format-payments.rules.ts';
import type { DonationHistory } from '../../../api/src/staff/payment-reports.store.ts';
import { buildSandbox } from '../../../api/sandbox/sandbox-app.ts';
import { loadCardCheckout } from '../../../mf-donations/src/providers/load-card-checkout.ts';
import { listChecks } from '../../checks/all-checks.ts';
import { ACCENTED_LETTER, toPseudo } from '../language/pseudo-text.ts';
import type { Probe, Promised } from '../probes.ts';

const NO_HISTORY: DonationHistory = {
  transitions: [],
  payments: [],
  refunds: [],
  disputes: [],
  receipt: undefined,
  mails: [],
  tribute: undefined,
};

/** What the recipes promise, seen in a copy of the sources where all of them were followed. */
export async function probePromises(probes: readonly Probe[], issued: IssuedReceipt): Promise<Promised[]> {
  const htmlOf = (name: string) => probes.find((probe) => probe.name === name)?.html ?? '';
  const textsOf = (name: string) =>
    probes.filter((probe) => probe.name === name).flatMap(({ texts = [] }) => texts);
  const checks = listChecks('/tmp').map(({ name }) => name);
  return [
    ...promise('page', { 'the page has its heading': /<h1>⟦/.test(htmlOf('page /wells')) }),
    ...promise('remote', {
      'it is listed': REMOTES.some((name) => String(name) === 'mf-library'),
      'its page has its heading': /<h1[^>]*>⟦/.test(htmlOf('page /library')),
      'its unit tests are a check': checks.includes('jest:mf-library'),
      'its journeys are a check': checks.includes('e2e:mf-library'),
    }),
    ...promise('form-field', {
      'the form shows it': /<input[^>]* name="pincode"/.test(htmlOf('page /payments/home')),
      'the form says what is missing': hasMessage([htmlOf('form of /payments/start')], 'ţáļ çóðé'),
      'the api says what is missing': hasMessage(textsOf('POST /payments/newTrans'), 'ţáļ çóðé'),
      'a donation has it': Object.entries(issued.transaction).some(([, value]) => value === '676101'),
      'staff see it': formatDonation(issued.transaction, NO_HISTORY).includes('676101'),
      'it is erased with its donor': 'pincode' in ERASED_DONOR,
    }),
    ...promise('application-field', {
      'a step of the form asks it': APPLICATION_SECTIONS.some(({ fields }) =>
        fields.some((field) => String(field) === 'landmark'),
      ),
      'the api says what is missing': hasMessage(
        textsOf('POST /api/project/add-application'),
        toPseudo('Landmark required'),
      ),
    }),
    ...promise('payment-provider', await probeProvider()),
    ...promise('language', { 'its letters are on the home page': ACCENTED_LETTER.test(htmlOf('page /')) }),
  ];
}

/** What was seen of a recipe's promises, by the sentences that say them. */
export function promise(recipe: string, promises: Readonly<Record<string, boolean>>): Promised[] {
  return Object.entries(promises).map(([what, holds]) => ({ recipe, what, holds }));
}

function hasMessage(texts: readonly string[], words: string): boolean {
  return texts.some((text) => text.includes(words));
}

async function probeProvider(): Promise<Record<string, boolean>> {
  const environment: Record<string, string> = { PAYBOX_KEY_ID: 'pbx_key' };
  const found = findCardProvider(environment);
  const checkout = await loadCardCheckout({
    provider: found?.name,
    keyId: 'pbx_key',
    checkoutScript: '',
    sandbox: true,
  }).catch(() => undefined);
  const sandbox = buildSandbox({
    card: {
      keyId: 'k',
      keySecret: 's',
      returnOrigin: '',
      webhookSecret: 's',
      webhookUrl: 'http://127.0.0.1:1',
    },
    bank: {} as never,
  } as never);
  const answer = await sandbox.app.inject({ url: '/sandbox/paybox/orders' });
  await sandbox.app.close();
  return {
    'the gateway knows its key': String(found?.name) === 'paybox',
    'the api makes it': readCardProvider(environment)?.keyId === 'pbx_key',
    'the donation page loads it': checkout !== undefined,
    'the sandbox answers': answer.statusCode === 200,
  };
}
