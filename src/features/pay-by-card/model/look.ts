import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  joinedMessages,
  serverMessage,
  unexpectedFailure,
} from '@/shared/api';
import { textOrServers } from '@/shared/messages';

/** What one look at a payment shows. `refused` is certain: nothing was taken. */
export type Look =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'undecided' };

/** Refusals that say nothing of the payment: who are you, come back later. */
const SAYING_NOTHING: readonly number[] = [401, 408, 425, 429];

/** Whether a failed call is certain to have taken nothing. A lost answer and a failure of the server are not. */
export function isCertainRefusal(failure: ApiFailure): boolean {
  if (failure.kind === 'validation') return true;
  if (failure.kind !== 'http') return false;
  return failure.status >= 400 && failure.status < 500 && !SAYING_NOTHING.includes(failure.status);
}

/** What the customer reads of a refusal: all messages of a 422 joined, else the server's, else ours (Spec, platform §5, §8). */
export function refusalText(failure: ApiFailure): string {
  return failure.kind === 'validation' && Object.keys(failure.errors).length > 0
    ? joinedMessages(failure)
    : textOrServers('payment.completeFailed', serverMessage(failure));
}

/** Asks to complete once more; completing is idempotent, so a payment whose answer was lost gives its order now. */
export async function lookByCompleting(complete: () => Promise<CompletedPayment>): Promise<Look> {
  try {
    const { completeOrderId } = await complete();
    return completeOrderId === null ? { kind: 'undecided' } : { kind: 'paid', orderId: completeOrderId };
  } catch (cause) {
    const failure = unexpectedFailure(cause);
    return isCertainRefusal(failure)
      ? { kind: 'refused', message: refusalText(failure) }
      : { kind: 'undecided' };
  }
}

/** Asks the cart for the order of its last payment; without one it tells nothing. */
export async function lookAtCart(loadCart: () => Promise<Cart>): Promise<Look | { kind: 'no_order' }> {
  try {
    const { completeOrderId } = await loadCart();
    return completeOrderId === null ? { kind: 'no_order' } : { kind: 'paid', orderId: completeOrderId };
  } catch {
    return { kind: 'undecided' };
  }
}
