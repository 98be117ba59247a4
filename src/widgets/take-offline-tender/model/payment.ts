import { createEvent, createStore } from 'effector';
import { cartReset } from '@/entities/cart';

/**
 * The state of the payment of the till's basket: `running` until the response or the basket tells the result,
 * `unknown` if neither does.
 */
export type TillPayment = 'none' | 'running' | 'unknown';

export const paymentChanged = createEvent<TillPayment>();
export const $payment = createStore<TillPayment>('none')
  .on(paymentChanged, (_, payment) => payment)
  .reset(cartReset);
