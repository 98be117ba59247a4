import { combine, createEvent, createStore, sample } from 'effector';
import { $cart, cartReset } from '@/entities/cart';
import { isPresent } from '@/shared/lib';
import {
  changeDue,
  stillToPay,
  type Tender,
  type TenderChange,
  type TenderType,
  tenderedCart,
  tendersAfter,
} from '../lib/tenders';
import { EMPTY_TILL, type Till, tillAfterRead } from '../lib/till';

/** The till is on the screen. */
export const tillOpened = createEvent();
export const tenderAdded = createEvent<{ readonly type: TenderType; readonly amount: number }>();
/** The tender at this place is taken back. */
export const tenderRemoved = createEvent<number>();
/** The basket is another one than was tendered for: credit alone is kept. */
export const tendersDropped = createEvent();

const cartRead = sample({ clock: [$cart, tillOpened], source: $cart }).filter({ fn: isPresent });
const $till = createStore<Till>(EMPTY_TILL, { serialize: 'ignore' })
  .on(cartRead, tillAfterRead)
  .reset(cartReset);

const changed = sample({
  clock: [
    tenderAdded.map(({ type, amount }): TenderChange => ({ kind: 'add', type, amount })),
    tenderRemoved.map((index): TenderChange => ({ kind: 'remove', index })),
    tendersDropped.map((): TenderChange => ({ kind: 'itemRemoved' })),
  ],
  source: { till: $till, cart: $cart },
  fn: ({ till, cart }, change) =>
    cart ? { ...till, tenders: tendersAfter(till.tenders, change, tenderedCart(cart)) } : till,
});
sample({ clock: changed, target: $till });

export const $tenders = $till.map(({ tenders }) => tenders);
/** What is still to pay, in pence. */
export const $stillToPay = combine($tenders, $cart, (tenders, cart) =>
  cart ? stillToPay(tenders, cart.totals) : 0,
);
/** What goes back to the customer, in pence. */
export const $change = $tenders.map(changeDue);

/** A sale of this visit, with what was handed over for it: the operator keeps only what paid. */
export interface Sale {
  readonly orderId: string;
  readonly tenders: readonly Tender[];
  /** The operator prints a receipt of something in it. */
  readonly hasReceipt: boolean;
}
export const saleCompleted = createEvent<Sale>();
/** The last sale, until another basket is there. */
export const $lastSale = createStore<Sale | null>(null, { serialize: 'ignore' }).on(
  saleCompleted,
  (_, sale) => sale,
);
