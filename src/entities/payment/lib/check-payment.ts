import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  failureText,
  isApiFailure,
  isExpired,
  joinedMessages,
  serverMessage,
  unexpectedFailure,
} from '@/shared/api';

/** The result of checking a payment. `refused` is certain: nothing was taken. */
export type PaymentCheck =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | UndecidedPayment;

/** `retryAfter`: the seconds that the server asks to wait. */
type UndecidedPayment = { readonly kind: 'undecided'; readonly retryAfter?: number | undefined };

const TOO_MANY = 429;
/** Statuses that do not say whether the payment was taken: authentication and rate limits. */
const INCONCLUSIVE_STATUSES: readonly number[] = [401, 408, 425, TOO_MANY];

/**
 * Whether a failed call is certain to have taken nothing: the API itself has refused. A lost answer and a failure of the server are
 * not certain, and no refusal of a proxy is.
 */
export function isCertainRefusal(failure: ApiFailure): boolean {
  if ((failure.kind !== 'validation' && failure.kind !== 'http') || failure.isForeign) return false;
  if (failure.kind === 'validation') return true;
  return failure.status >= 400 && failure.status < 500 && !INCONCLUSIVE_STATUSES.includes(failure.status);
}

/** The API has rejected a new call unread because of its rate limit: nothing was done. */
export function isRateLimited(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === TOO_MANY && !failure.isForeign;
}

/**
 * What the customer reads of a failed call: all messages of a 422 joined, else the server's reason for a refusal, else
 * ours (Spec, platform §5, §8). What a server says of its own failure is not for customers.
 */
export function refusalText(failure: ApiFailure, fallbackMessage: string): string {
  if (isExpired(failure)) return failureText(failure);
  if (failure.kind === 'validation' && Object.keys(failure.errors).length > 0) return joinedMessages(failure);
  const isReason = isCertainRefusal(failure) || isRateLimited(failure);
  return (isReason && serverMessage(failure)) || fallbackMessage;
}

/** Whether a refusal may mean that the order is not the one on the screen. */
export function isItemsRefusal(failure: unknown): boolean {
  if (!isApiFailure(failure) || failure.kind !== 'validation') return false;
  return 'item_hash' in failure.errors || Object.keys(failure.errors).length === 0;
}

/** Whether the server refuses the payment session because its basket no longer exists. */
export function isSessionRefusal(failure: unknown): boolean {
  return isApiFailure(failure) && failure.kind === 'validation' && 'session_key' in failure.errors;
}

/** The `code` of a refusal that says of the payment only that it was not finished. */
const NOT_FINISHED = 'not_finished';

/** Whether the server refuses for a reason of its own: a field, a changed basket, a page that has expired. */
function isOwnReason(failure: ApiFailure): boolean {
  if (failure.kind !== 'validation') return isExpired(failure);
  const { code = NOT_FINISHED, errors } = failure;
  return code !== NOT_FINISHED || Object.keys(errors).length > 0;
}

/** `fallback`: for a refusal without a reason. `status`: the provider's status in our words, for a payment that was not finished. */
type RefusalWords = { readonly fallback: string; readonly status?: string | undefined };

function refusalOf(failure: ApiFailure, { fallback, status }: RefusalWords): string {
  return status !== undefined && !isOwnReason(failure) ? status : refusalText(failure, fallback);
}

/** Asks to complete once more; completing is idempotent, so a payment whose answer was lost gives its order now. */
export async function checkByCompleting(
  complete: () => Promise<CompletedPayment>,
  words: RefusalWords,
): Promise<PaymentCheck> {
  try {
    const { completeOrderId, status } = await complete();
    const isPaid = status === 'completed' && typeof completeOrderId === 'string' && completeOrderId !== '';
    return isPaid ? { kind: 'paid', orderId: completeOrderId } : { kind: 'undecided' };
  } catch (cause) {
    const failure = unexpectedFailure(cause);
    return isCertainRefusal(failure)
      ? { kind: 'refused', message: refusalOf(failure, words) }
      : toUndecidedPayment(failure);
  }
}

/** The cart's result: the order of its last payment, or the hash of its unpaid items. */
export type CartCheck =
  | Exclude<PaymentCheck, { kind: 'refused' }>
  | { readonly kind: 'no_order'; readonly itemHash: string | null };

/** Asks the cart for the order of its last payment. */
export async function checkCart(loadCart: () => Promise<Cart>): Promise<CartCheck> {
  try {
    const { completeOrderId, items, itemHash } = await loadCart();
    // The hash says nothing of places: a cart that has lost one is another cart than the one that is shown.
    const hasLost = items.some((item) => item.hold?.state === 'lost');
    return completeOrderId === null
      ? { kind: 'no_order', itemHash: hasLost ? null : itemHash }
      : { kind: 'paid', orderId: completeOrderId };
  } catch (cause) {
    return toUndecidedPayment(unexpectedFailure(cause));
  }
}

function toUndecidedPayment(failure: ApiFailure): UndecidedPayment {
  const retryAfter = failure.kind === 'http' ? failure.retryAfter : undefined;
  return { kind: 'undecided', retryAfter };
}
