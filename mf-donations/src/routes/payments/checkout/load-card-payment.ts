import type { CloseOnBack, PageHistory } from '@trust/shared/remote/first-view/history/page-history';
import { loadCloseOnBack } from '@trust/shared/remote';
import type { OnlinePayment } from '@trust/shared/contract/trust';
import type { CardCheckout } from '../../../providers/card-checkout.ts';
import { loadCardCheckout } from '../../../providers/load-card-checkout.ts';

export type CardPayment = Pick<typeof import('./open-pop-up.ts'), 'openPopUp'> & {
  readonly checkout: CardCheckout;
  readonly closeOnBack: CloseOnBack;
};

/** Loads the chunk for card payments, what Back closes the pop-up by, and the provider's script. */
export async function loadCardPayment(
  onlinePayment: OnlinePayment,
  hostCloseOnBack: PageHistory['loadCloseOnBack'],
): Promise<CardPayment> {
  const [{ openPopUp }, closeOnBack, checkout] = await Promise.all([
    import(/* webpackChunkName: "card" */ './open-pop-up.ts'),
    loadCloseOnBack(hostCloseOnBack),
    loadCardCheckout(onlinePayment),
  ]);
  return { openPopUp, closeOnBack, checkout };
}
