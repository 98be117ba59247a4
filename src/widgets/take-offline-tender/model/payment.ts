import { createEvent, createStore } from 'effector';
import { cartReset } from '@/entities/cart';

/** What is known of the payment of the till's basket: it is `running` until its answer or the basket has said, `unknown` when neither did. */
export type TillPayment = 'none' | 'running' | 'unknown';

export const paymentChanged = createEvent<TillPayment>();
export const $payment = createStore<TillPayment>('none')
  .on(paymentChanged, (_, payment) => payment)
  .reset(cartReset);
