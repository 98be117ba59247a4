import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  failureText,
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

/** The page stood open for too long; only a reload helps (Spec, joining §8). */
const EXPIRED = 419;

type OwnText = 'payment.prepareFailed' | 'payment.authorisationFailed' | 'payment.completeFailed';

/** Whether a failed call is certain to have taken nothing. A lost answer and a failure of the server are not. */
export function isCertainRefusal(failure: ApiFailure): boolean {
  if (failure.kind === 'validation') return true;
  if (failure.kind !== 'http') return false;
  return failure.status >= 400 && failure.status < 500 && !SAYING_NOTHING.includes(failure.status);
}

/**
 * What the customer reads of a failed call: all messages of a 422 joined, else the server's reason for a refusal, else
 * ours (Spec, platform §5, §8). What a server says of its own failure is not for customers.
 */
export function refusalText(failure: ApiFailure, ours: OwnText): string {
  if (failure.kind === 'http' && failure.status === EXPIRED) return failureText(failure);
  if (failure.kind === 'validation' && Object.keys(failure.errors).length > 0) return joinedMessages(failure);
  return textOrServers(ours, isCertainRefusal(failure) ? serverMessage(failure) : null);
}

/** Asks to complete once more; completing is idempotent, so a payment whose answer was lost gives its order now. */
export async function lookByCompleting(complete: () => Promise<CompletedPayment>): Promise<Look> {
  try {
    const { completeOrderId } = await complete();
    return completeOrderId === null ? { kind: 'undecided' } : { kind: 'paid', orderId: completeOrderId };
  } catch (cause) {
    const failure = unexpectedFailure(cause);
    return isCertainRefusal(failure)
      ? { kind: 'refused', message: refusalText(failure, 'payment.completeFailed') }
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
