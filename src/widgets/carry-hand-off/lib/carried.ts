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

const handOffStore = createTabStore(HAND_OFF_KEY, (json): HandedBasket | null => {
  const record = readRecord(json);
  const [id, token] = [readText(record.id, null), readText(record.token, null)];
  if (id === null || token === null) return null;
  return {
    id,
    token,
    venueName: readText(record.venueName, null),
    customerId: readText(record.customerId, null),
    orderId: readText(record.orderId, null),
  };
});

/** Reads the hand-off stored in the tab, which survives page loads and the bank's page. */
export const readHandedBasket = handOffStore.read;

export function storeHandedBasket(basket: HandedBasket | null): void {
  if (basket === null) handOffStore.remove();
  else handOffStore.write(basket);
}

const CONFIRMATION_PATH = /^\/(?:booking|order)-confirmed\/([^/]+)/;

/** The order ID of a confirmation page; null on any other page. */
function findOrderIdInPath(pathname: string): string | null {
  const [, id] = CONFIRMATION_PATH.exec(pathname) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Assigns the basket to the customer once they are known; null if it belongs to another customer. */
export function claimBasket(basket: HandedBasket, customerId: string): HandedBasket | null {
  if (basket.customerId === null) return { ...basket, customerId };
  return basket.customerId === customerId ? basket : null;
}

/**
 * The hand-off after a navigation. It ends when the customer leaves its confirmation page; the cart is then their own
 * again.
 */
export function keepAfterNavigation(basket: HandedBasket, pathname: string): HandedBasket | null {
  const orderId = findOrderIdInPath(pathname);
  if (basket.orderId === null) return orderId === null ? basket : { ...basket, orderId };
  return basket.orderId === orderId ? basket : null;
}
