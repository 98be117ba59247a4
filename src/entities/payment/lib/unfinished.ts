import { createTabStore } from '@/shared/lib';

/** A payment that was authorised or is at the bank, and whose result is unknown. It contains no card details. */
export type UnfinishedPayment = {
  readonly provider: string;
  readonly transactionUuid: string;
  readonly cartId: string;
  readonly itemHash: string | null;
  readonly terms: readonly string[];
  readonly isAtBank: boolean;
};

/** In session storage: a reload finds the payment, another tab's customer does not. */
const paymentStore = createTabStore('pavilion.payment', (value) =>
  isUnfinishedPayment(value) ? value : null,
);
export const storeUnfinishedPayment = paymentStore.write;
export const removeUnfinishedPayment = paymentStore.remove;
/** The payment that a reload interrupted; null if there is none, or if it cannot be parsed. */
export const readUnfinishedPayment = paymentStore.read;

function isUnfinishedPayment(value: unknown): value is UnfinishedPayment {
  const readField = (name: string): unknown => Reflect.get(Object(value), name);
  const hasText = (name: string, ...types: string[]) => types.includes(typeof readField(name));
  const terms = readField('terms');
  return (
    ['provider', 'transactionUuid', 'cartId'].every((name) => hasText(name, 'string')) &&
    hasText('itemHash', 'string', 'object') &&
    hasText('isAtBank', 'boolean') &&
    Array.isArray(terms) &&
    terms.every((id) => typeof id === 'string')
  );
}
