import type { HandOffKey } from '@/entities/hand-off';
import { createTabStore, readRecord, readText } from '@/shared/lib';

const HAND_OFF_KEY: HandOffKey = 'pavilion.handOff';

/** A basket that was handed off from the desk, which the customer pays on this device. */
export interface HandedBasket {
  readonly id: string;
  readonly token: string;
  readonly venueName: string | null;
  /** The ID of its customer; null until it is known. */
  readonly customerId: string | null;
  /** The ID of the order; null until the basket is paid. */
  readonly orderId: string | null;
}

const stored = createTabStore(HAND_OFF_KEY, (json): HandedBasket | null => {
  const kept = readRecord(json);
  const [id, token] = [readText(kept.id, null), readText(kept.token, null)];
  if (id === null || token === null) return null;
  return {
    id,
    token,
    venueName: readText(kept.venueName, null),
    customerId: readText(kept.customerId, null),
    orderId: readText(kept.orderId, null),
  };
});

/** Reads the hand-off stored in the tab, which survives page loads and the bank's page. */
export const readCarried = stored.read;

export function keepCarried(carried: HandedBasket | null): void {
  if (carried === null) stored.remove();
  else stored.write(carried);
}

const CONFIRMATION = /^\/(?:booking|order)-confirmed\/([^/]+)/;

/** The order ID of a confirmation page; null on any other page. */
function orderAt(pathname: string): string | null {
  const [, id] = CONFIRMATION.exec(pathname) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Assigns the basket to the customer once they are known; null if it belongs to another customer. */
export function claimFor(carried: HandedBasket, customerId: string): HandedBasket | null {
  if (carried.customerId === null) return { ...carried, customerId };
  return carried.customerId === customerId ? carried : null;
}

/**
 * The hand-off after a navigation. It ends when the customer leaves its confirmation page; the cart is then their own
 * again.
 */
export function keepAfterNavigation(carried: HandedBasket, pathname: string): HandedBasket | null {
  const orderId = orderAt(pathname);
  if (carried.orderId === null) return orderId === null ? carried : { ...carried, orderId };
  return carried.orderId === orderId ? carried : null;
}
