import { clearCart, logOut, type Source } from '@/shared/api';

/** The longest time, in milliseconds, that the next customer waits for the operator. */
export const MAX_WAIT_MS = 2000;
/** The part of that time for clearing the cart; ending the session matters more. */
const MAX_CART_WAIT_MS = 800;

/**
 * Ends the visit on the server: clears the items that were added in the visit, which releases their places, and logs
 * the customer out. Failures are ignored; all requests together take at most two seconds.
 *
 * @param clearedSources the front ends whose items are cleared.
 */
export async function endVisitOnServer({
  clearedSources,
}: {
  clearedSources: readonly Source[];
}): Promise<void> {
  const clearAndLogOut = async () => {
    const clearing = Promise.allSettled(clearedSources.map((source) => clearCart({ source })));
    if (clearedSources.length > 0) await withTimeout(MAX_CART_WAIT_MS, clearing);
    await logOut();
  };
  await withTimeout(MAX_WAIT_MS, clearAndLogOut());
}

/** Waits until a promise settles, but not longer than `ms`. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.race([work.catch(() => undefined), timeout]);
}
