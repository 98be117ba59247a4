import { readStored, removeStored, writeStored } from '@/shared/lib';

/** A payment that was authorised, or is at the bank, and has no end yet. It holds nothing of the card. */
export type Unfinished = {
  readonly provider: string;
  readonly transactionUuid: string;
  readonly cartId: string;
  readonly itemHash: string | null;
  readonly terms: readonly string[];
  readonly isAtBank: boolean;
};

/** This tab's, so that a reload finds it and another customer does not. */
const KEY = 'pavilion.payment';

export function keepUnfinished(payment: Unfinished): void {
  writeStored('session', KEY, JSON.stringify(payment));
}

export function forgetUnfinished(): void {
  removeStored('session', KEY);
}

/** The payment that a reload has interrupted; null when there is none, or when it cannot be read. */
export function readUnfinished(): Unfinished | null {
  try {
    const kept: unknown = JSON.parse(readStored('session', KEY) ?? 'null');
    return isUnfinished(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isUnfinished(kept: unknown): kept is Unfinished {
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
