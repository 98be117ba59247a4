import type { PreparedPayment, preparePayment } from '@/shared/api';

/** How long a merchant session key is valid, in ms, unless the server gives its expiry. */
const KEY_LIFE_MS = 400_000;
/** The key is renewed this long before it expires, so that it does not expire in transit. */
const RENEW_BEFORE_EXPIRY_MS = 20_000;
/** After this many rejected cards the gateway invalidates the key. */
const MAX_REJECTED_CARDS = 3;

/** `now`: by the server's clock, as is the key's expiry. */
type SessionKeyDependencies = { readonly preparePayment: typeof preparePayment; readonly now: () => number };

export type SessionKey = {
  /** The key to use now: the current one, or a new one if that is used or about to expire. `isNew`: whether it was renewed. */
  readonly loadUsableKey: () => Promise<{ key: string; isNew: boolean }>;
  readonly renew: () => Promise<string>;
  /** The key has been used for a card, so it cannot be used again. */
  readonly markUsed: () => void;
  readonly countRejectedCard: () => void;
};

/** The gateway's key for one card: it expires, can be used for one card, and is invalid after three rejected cards. */
export function createSessionKey(
  firstKey: string,
  expiresAt: number | null,
  dependencies: SessionKeyDependencies,
): SessionKey {
  let key = firstKey;
  let isKeyUsed = false;
  let rejectedCards = 0;
  let expiresAtMs = expiresAt ?? dependencies.now() + KEY_LIFE_MS;

  async function renew(): Promise<string> {
    const preparedPayment = await dependencies.preparePayment();
    if (preparedPayment.sessionKey === null) throw new Error('pavilion: the server gave no session key.');
    key = preparedPayment.sessionKey;
    isKeyUsed = false;
    rejectedCards = 0;
    expiresAtMs = readExpiry(preparedPayment) ?? dependencies.now() + KEY_LIFE_MS;
    return key;
  }

  return {
    renew,
    async loadUsableKey() {
      const isUsable =
        !isKeyUsed &&
        rejectedCards < MAX_REJECTED_CARDS &&
        dependencies.now() < expiresAtMs - RENEW_BEFORE_EXPIRY_MS;
      return isUsable ? { key, isNew: false } : { key: await renew(), isNew: true };
    },
    markUsed() {
      isKeyUsed = true;
    },
    countRejectedCard() {
      rejectedCards += 1;
    },
  };
}

/** When the key expires by the server; null if the server does not say. */
export function readExpiry({ sessionExpiresAt }: PreparedPayment): number | null {
  const expiresAt = Date.parse(sessionExpiresAt ?? '');
  return Number.isNaN(expiresAt) ? null : expiresAt;
}
