import { ONLINE_JOINING } from '@/entities/checkout-source';
import { clearCart, logOut } from '@/shared/api';

/** How long the next person waits for the operator's answers, at most. */
export const MAX_WAIT_MS = 2000;
/** How much of that the cart may take: the end of the session matters more. */
const MAX_CART_MS = 800;

/**
 * Tells the operator that a customer has gone: the cart of their visit is emptied, if there is one, and their session ends. Neither has to
 * succeed, and both together take two seconds at most.
 */
export async function endSession({ hasCart }: { hasCart: boolean }): Promise<void> {
  const told = async () => {
    if (hasCart) await withTimeout(MAX_CART_MS, clearCart({ source: ONLINE_JOINING }));
    await logOut();
  };
  await withTimeout(MAX_WAIT_MS, told());
}

/** Waits for the end of something, good or bad, but no longer than that. */
export async function withTimeout(ms: number, something: Promise<unknown>): Promise<void> {
  const isOver = new Promise((resolve) => setTimeout(resolve, ms));
  await Promise.race([something.catch(() => undefined), isOver]);
}
