import type { PreparedPayment, preparePayment } from '@/shared/api';

/** How long a merchant session key is valid, in ms, unless the server gives its expiry. */
const LIFE_MS = 400_000;
/** The key is renewed this long before it expires, so that it does not expire in transit. */
const EARLY_MS = 20_000;
/** After this many rejected cards the gateway invalidates the key. */
const MAX_FAILURES = 3;

/** `now`: by the server's clock, as is the key's expiry. */
type Dependencies = { readonly preparePayment: typeof preparePayment; readonly now: () => number };

export type SessionKey = {
  /** The key to use now: the current one, or a new one if that is used or about to expire. `isNew`: whether it was renewed. */
  readonly usable: () => Promise<{ key: string; isNew: boolean }>;
  readonly renew: () => Promise<string>;
  /** The key has been used for a card, so it cannot be used again. */
  readonly spent: () => void;
  readonly failed: () => void;
};

/** The gateway's key for one card: it expires, can be used for one card, and is invalid after three rejected cards. */
export function createSessionKey(
  first: string,
  expiresAt: number | null,
  dependencies: Dependencies,
): SessionKey {
  let key = first;
  let isSpent = false;
  let failures = 0;
  let until = expiresAt ?? dependencies.now() + LIFE_MS;

  async function renew(): Promise<string> {
    const prepared = await dependencies.preparePayment();
    if (prepared.sessionKey === null) throw new Error('pavilion: the server gave no session key.');
    key = prepared.sessionKey;
    isSpent = false;
    failures = 0;
    until = readExpiry(prepared) ?? dependencies.now() + LIFE_MS;
    return key;
  }

  return {
    renew,
    async usable() {
      const isGood = !isSpent && failures < MAX_FAILURES && dependencies.now() < until - EARLY_MS;
      return isGood ? { key, isNew: false } : { key: await renew(), isNew: true };
    },
    spent() {
      isSpent = true;
    },
    failed() {
      failures += 1;
    },
  };
}

/** When the key expires by the server; null if the server does not say. */
export function readExpiry({ sessionExpiresAt }: PreparedPayment): number | null {
  const at = Date.parse(sessionExpiresAt ?? '');
  return Number.isNaN(at) ? null : at;
}
