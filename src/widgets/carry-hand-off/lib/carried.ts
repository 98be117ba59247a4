import type { HandOffKey } from '@/entities/hand-off';
import { readRecord, readText, tabStore } from '@/shared/lib';

const HAND_OFF_KEY: HandOffKey = 'pavilion.handOff';

/** The basket of the desk that the customer pays on this device. */
export interface HandedBasket {
  readonly id: string;
  readonly token: string;
  readonly venueName: string | null;
  /** Whose it is; null until the customer is known. */
  readonly customerId: string | null;
  /** The order, once it is paid. */
  readonly orderId: string | null;
}

const stored = tabStore(HAND_OFF_KEY, (json): HandedBasket | null => {
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

/** What the tab has kept of it: a page load, a bank's page or a sleep does not lose it. */
export const readCarried = stored.read;

export function keepCarried(carried: HandedBasket | null): void {
  if (carried === null) stored.remove();
  else stored.write(carried);
}

const CONFIRMATION = /^\/(?:booking|order)-confirmed\/([^/]+)/;

/** The order of a confirmation; null for any other page. */
function orderAt(pathname: string): string | null {
  const [, id] = CONFIRMATION.exec(pathname) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Whose it is once the customer is known: another customer has nothing to do with it. */
export function ofCustomer(carried: HandedBasket, customerId: string): HandedBasket | null {
  if (carried.customerId === null) return { ...carried, customerId };
  return carried.customerId === customerId ? carried : null;
}

/** What a page makes of it: its confirmation is the end, and after that the cart is the customer's own again. */
export function atPage(carried: HandedBasket, pathname: string): HandedBasket | null {
  const orderId = orderAt(pathname);
  if (carried.orderId === null) return orderId === null ? carried : { ...carried, orderId };
  return carried.orderId === orderId ? carried : null;
}
