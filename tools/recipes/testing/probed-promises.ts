import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { ERASED_DONOR } from '../../../api/src/modules/payments/ledger/erasing/erased-donors.store.ts';
import type { IssuedReceipt } from '../../../api/src/modules/receipts/issued-receipt.ts';
import { formatDonation } from '../../../api/src/staff/format-payments.rules.ts';
import type { DonationHistory } from '../../../api/src/staff/payment-reports.store.ts';
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
export function probePromises(probes: readonly Probe[], issued: IssuedReceipt): Promised[] {
  const htmlOf = (name: string) => probes.find((probe) => probe.name === name)?.html ?? '';
  const textsOf = (name: string) =>
    probes.filter((probe) => probe.name === name).flatMap(({ texts = [] }) => texts);
  return [
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
    ...promise('language', { 'its letters are on the home page': ACCENTED_LETTER.test(htmlOf('page /')) }),
  ];
}

/** What was seen of a recipe's promises, by the sentences that say them. */
function promise(recipe: string, promises: Readonly<Record<string, boolean>>): Promised[] {
  return Object.entries(promises).map(([what, holds]) => ({ recipe, what, holds }));
}

function hasMessage(texts: readonly string[], words: string): boolean {
  return texts.some((text) => text.includes(words));
}
