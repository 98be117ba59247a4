import { ONLINE_JOINING } from '@/entities/checkout-source';
import { clearCart, logOut } from '@/shared/api';

/** The longest time that the next customer waits for the operator. */
export const MAX_WAIT_MS = 2000;
/** The share of the cart: ending the session matters more. */
const MAX_CART_MS = 800;

/**
 * Ends the visit on the server: clears the cart of the visit, if any, and logs the customer out. Failures are
 * ignored; both calls together take at most two seconds.
 */
export async function endSession({ hasCart }: { hasCart: boolean }): Promise<void> {
  const end = async () => {
    if (hasCart) await withTimeout(MAX_CART_MS, clearCart({ source: ONLINE_JOINING }));
    await logOut();
  };
  await withTimeout(MAX_WAIT_MS, end());
}

/** Waits until a promise settles, but not longer than `ms`. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.race([work.catch(() => undefined), timeout]);
}
