import { combine, createEvent, createStore, sample } from 'effector';
import { $cart, cartReset } from '@/entities/cart';
import { isPresent } from '@/shared/lib';
import {
  calculateStillToPay,
  changeDue,
  changeTenders,
  type Tender,
  type TenderChange,
  type TenderType,
  toTenderedCart,
} from '../lib/tenders';
import { EMPTY_TILL, type Till, updateTill } from '../lib/till';

/** The till is shown. */
export const tillOpened = createEvent();
export const tenderAdded = createEvent<{ readonly type: TenderType; readonly amount: number }>();
/** A tender is removed; the payload is its index. */
export const tenderRemoved = createEvent<number>();
/** The basket is no longer the one that was tendered for, so only credit is kept. */
export const tendersDropped = createEvent();

const cartLoaded = sample({ clock: [$cart, tillOpened], source: $cart }).filter({ fn: isPresent });
const $till = createStore<Till>(EMPTY_TILL, { serialize: 'ignore' })
  .on(cartLoaded, updateTill)
  .reset(cartReset);

const tillChanged = sample({
  clock: [
    tenderAdded.map(({ type, amount }): TenderChange => ({ kind: 'add', type, amount })),
    tenderRemoved.map((index): TenderChange => ({ kind: 'remove', index })),
    tendersDropped.map((): TenderChange => ({ kind: 'itemRemoved' })),
  ],
  source: { till: $till, cart: $cart },
  fn: ({ till, cart }, change) =>
    cart ? { ...till, tenders: changeTenders(till.tenders, change, toTenderedCart(cart)) } : till,
});
sample({ clock: tillChanged, target: $till });

export const $tenders = $till.map(({ tenders }) => tenders);
/** The amount still to pay, in pence. */
export const $stillToPay = combine($tenders, $cart, (tenders, cart) =>
  cart ? calculateStillToPay(tenders, cart.totals) : 0,
);
/** The change due to the customer, in pence. */
export const $changeDue = $tenders.map(changeDue);

/** A sale of this visit, with the amounts handed over. The operator stores only the amounts that paid. */
export interface Sale {
  readonly orderId: string;
  readonly tenders: readonly Tender[];
  /** Whether the operator prints a receipt for one of its items. */
  readonly hasReceipt: boolean;
}
export const saleCompleted = createEvent<Sale>();
/** The last sale, until another basket is loaded. */
export const $lastSale = createStore<Sale | null>(null, { serialize: 'ignore' }).on(
  saleCompleted,
  (_, sale) => sale,
);
