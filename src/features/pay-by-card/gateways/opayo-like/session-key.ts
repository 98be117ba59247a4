import type { PreparedPayment, preparePayment } from '@/shared/api';

/** A merchant session key lives for so long, unless the server says until when. */
const LIFE_MS = 400_000;
/** It is renewed a little before that, so that it does not die on the way. */
const EARLY_MS = 20_000;
/** After so many cards that were not taken the gateway forgets it. */
const MAX_FAILURES = 3;

/** `now`: by the server's clock, as is the end of a key. */
type Dependencies = { readonly preparePayment: typeof preparePayment; readonly now: () => number };

export type SessionKey = {
  /** The key to use now: the one at hand, or a new one when that is spent or about to expire. `isNew`: it was renewed. */
  readonly usable: () => Promise<{ key: string; isNew: boolean }>;
  readonly renew: () => Promise<string>;
  /** One card was taken: the key takes no other. */
  readonly spent: () => void;
  readonly failed: () => void;
};

/** The gateway's key for one card: it expires, takes one card, and is void after three that were refused. */
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
    until = expiryOf(prepared) ?? dependencies.now() + LIFE_MS;
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

/** When the server says that the key ends; null when it does not say. */
export function expiryOf({ sessionExpiresAt }: PreparedPayment): number | null {
  const at = Date.parse(sessionExpiresAt ?? '');
  return Number.isNaN(at) ? null : at;
}
