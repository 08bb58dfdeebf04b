import { fundOfPurpose } from '@trust/shared/contract/donations/funds';
import { OwnDonationList, type OwnDonation } from '@trust/shared/contract/donations/payments';
import { textIn } from '@trust/shared/contract/text-in';
import { formatPaise } from '@trust/shared/i18n/format';
import { formatDate } from '@trust/shared/i18n/format-date';
import { defineParcel, useLanguage } from '@trust/shared/remote';
import {
  OwnRecords,
  RecordDetail,
  RecordName,
  RecordState,
} from '@trust/shared/remote/own-records/own-records';
import { ButtonLink } from '@trust/shared/ui/button';
import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { LookUpLink } from '../../parts/outcome/look-up-link.tsx';
import { stageOf, stateOf } from '../../parts/outcome/state/payment-state.rules.ts';
import { receiptAddress } from '../../parts/receipt/receipt-address.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { myDonationsTexts } from './my-donations.texts.ts';

/** The donations of the account that is logged in, each with its state, its receipt or the way to ask for it. */
function MyDonations() {
  const t = myDonationsTexts(useLanguage());
  return (
    <OwnRecords
      title={t('title')}
      empty={
        <>
          <RecordDetail>{t('none')}</RecordDetail>
          <LookUpLink tranId={undefined}>{t('none.check')}</LookUpLink>
        </>
      }
      call={{ base: 'payments', path: 'my-donations' }}
      schema={OwnDonationList}
      keyOf={({ tran_id }) => tran_id}
    >
      {(donation) => <Donation donation={donation} />}
    </OwnRecords>
  );
}

function Donation({ donation }: { donation: OwnDonation }) {
  const language = useLanguage();
  const t = myDonationsTexts(language);
  const { tran_id, amount, refunded, status, reported, inReview, returned, begunAt, paidAt, receiptToken } =
    donation;
  const stage = stageOf(stateOf({ status, reported, inReview }), donation);
  return (
    <>
      <RecordName>{useCauseName(donation)}</RecordName>
      <p>{t('given', { amount: formatPaise(amount), date: formatDate(paidAt ?? begunAt, language) })}</p>
      <RecordDetail>{t('reference', { reference: tran_id })}</RecordDetail>
      <RecordState isGood={stage === 'received'}>
        {t(returned ? 'state.returned' : `state.${stage}`)}
      </RecordState>
      {refunded > 0 && refunded < amount ? (
        <RecordDetail>{t('state.part-refunded', { amount: formatPaise(refunded) })}</RecordDetail>
      ) : null}
      {receiptToken === undefined ? null : (
        <ButtonLink
          kind="quiet"
          href={receiptAddress({ token: receiptToken }, language)}
          target="_blank"
          rel="noreferrer"
        >
          {t('receipt')} <VisuallyHidden>{tran_id}</VisuallyHidden>
        </ButtonLink>
      )}
      {status === 'SUCCESS' ? null : (
        <LookUpLink tranId={tran_id}>
          {t('check')} <VisuallyHidden>{tran_id}</VisuallyHidden>
        </LookUpLink>
      )}
    </>
  );
}

function useCauseName({ cause, purpose }: OwnDonation): string {
  const t = useTexts();
  const language = useLanguage();
  const own = myDonationsTexts(language);
  if (cause) return textIn(language, cause.name);
  const fund = fundOfPurpose(purpose);
  return fund ? t(`fund.${fund}`) : own(purpose === 'solace' ? 'booking' : 'donation');
}

export const parcel = defineParcel({ Parcel: MyDonations, parseProps: () => ({}) });
