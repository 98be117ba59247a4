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
const stored = createTabStore('pavilion.payment', (kept) => (isUnfinished(kept) ? kept : null));
export const keepUnfinished = stored.write;
export const forgetUnfinished = stored.remove;
/** The payment that a reload interrupted; null if there is none, or if it cannot be parsed. */
export const readUnfinished = stored.read;

function isUnfinished(kept: unknown): kept is UnfinishedPayment {
  const read = (name: string): unknown => Reflect.get(Object(kept), name);
  const has = (name: string, ...types: string[]) => types.includes(typeof read(name));
  const terms = read('terms');
  return (
    ['provider', 'transactionUuid', 'cartId'].every((name) => has(name, 'string')) &&
    has('itemHash', 'string', 'object') &&
    has('isAtBank', 'boolean') &&
    Array.isArray(terms) &&
    terms.every((id) => typeof id === 'string')
  );
}
