import {
  type ApiFailure,
  type Cart,
  type CompletedPayment,
  describeFailure,
  findServerMessage,
  isApiFailure,
  isExpired,
  joinMessages,
  toUnexpectedFailure,
} from '@/shared/api';

/** The result of checking a payment. `refused` is certain: no money was taken. */
export type PaymentCheck =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'refused'; readonly message: string }
  | UndecidedPayment;

/** `retryAfter`: the server's Retry-After, in seconds. */
type UndecidedPayment = { readonly kind: 'undecided'; readonly retryAfter?: number | undefined };

const TOO_MANY_REQUESTS = 429;
/** Statuses that do not say whether the payment was taken: authentication, timeouts and rate limits. */
const INCONCLUSIVE_STATUSES: readonly number[] = [401, 408, 425, TOO_MANY_REQUESTS];

/**
 * Whether a failed call certainly took no money, because the API itself refused it. A lost response, a server error and a proxy's
 * refusal are not certain.
 */
export function isCertainRefusal(failure: ApiFailure): boolean {
  if ((failure.kind !== 'validation' && failure.kind !== 'http') || failure.isForeign) return false;
  if (failure.kind === 'validation') return true;
  return failure.status >= 400 && failure.status < 500 && !INCONCLUSIVE_STATUSES.includes(failure.status);
}

/** Whether the API rejected the call because of its rate limit, without processing it. */
export function isRateLimited(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.status === TOO_MANY_REQUESTS && !failure.isForeign;
}

/**
 * The text for a failed call: all messages of a 422 joined, otherwise the server's reason for a refusal, otherwise ours
 * (Requirements P4.2, P4.5). The server's message for its own error is not for customers.
 */
export function formatRefusal(failure: ApiFailure, fallbackMessage: string): string {
  if (isExpired(failure)) return describeFailure(failure);
  if (failure.kind === 'validation' && Object.keys(failure.errors).length > 0) return joinMessages(failure);
  const hasReason = isCertainRefusal(failure) || isRateLimited(failure);
  return (hasReason && findServerMessage(failure)) || fallbackMessage;
}

/** Whether a refusal may mean that the cart no longer matches the screen. */
export function isItemsRefusal(failure: unknown): boolean {
  if (!isApiFailure(failure) || failure.kind !== 'validation') return false;
  return 'item_hash' in failure.errors || Object.keys(failure.errors).length === 0;
}

/** Whether the server refuses the payment session because its cart no longer exists. */
export function isSessionRefusal(failure: unknown): boolean {
  return isApiFailure(failure) && failure.kind === 'validation' && 'session_key' in failure.errors;
}

/** The `code` of a refusal that says only that the payment was not finished. */
const NOT_FINISHED_CODE = 'not_finished';

/** Whether the server gives a specific reason: an invalid field, a changed cart or an expired page. */
function hasSpecificReason(failure: ApiFailure): boolean {
  if (failure.kind !== 'validation') return isExpired(failure);
  const { code = NOT_FINISHED_CODE, errors } = failure;
  return code !== NOT_FINISHED_CODE || Object.keys(errors).length > 0;
}

/**
 * `fallback`: used for a refusal without a reason. `status`: our words for the provider's status when the payment was not
 * finished.
 */
type RefusalTexts = { readonly fallback: string; readonly status?: string | undefined };

function formatRefusalMessage(failure: ApiFailure, { fallback, status }: RefusalTexts): string {
  return status !== undefined && !hasSpecificReason(failure) ? status : formatRefusal(failure, fallback);
}

/** Requests completion again. Completing is idempotent, so a payment whose response was lost returns its order now. */
export async function checkByCompleting(
  complete: () => Promise<CompletedPayment>,
  refusalTexts: RefusalTexts,
): Promise<PaymentCheck> {
  try {
    const { completeOrderId, status } = await complete();
    const isPaid = status === 'completed' && typeof completeOrderId === 'string' && completeOrderId !== '';
    return isPaid ? { kind: 'paid', orderId: completeOrderId } : { kind: 'undecided' };
  } catch (cause) {
    const failure = toUnexpectedFailure(cause);
    return isCertainRefusal(failure)
      ? { kind: 'refused', message: formatRefusalMessage(failure, refusalTexts) }
      : toUndecidedPayment(failure);
  }
}

/** The result of checking the cart: the order of its last payment, or the hash of its unpaid items. */
export type CartCheck =
  | Exclude<PaymentCheck, { kind: 'refused' }>
  | { readonly kind: 'no_order'; readonly itemHash: string | null };

/** Loads the cart and looks for the order of its last payment. */
export async function checkCart(loadCart: () => Promise<Cart>): Promise<CartCheck> {
  try {
    const { completeOrderId, items, itemHash } = await loadCart();
    // The hash does not cover places, so a lost place has to be checked separately: the cart no longer matches the screen.
    const hasLostPlace = items.some((item) => item.hold?.state === 'lost');
    return completeOrderId === null
      ? { kind: 'no_order', itemHash: hasLostPlace ? null : itemHash }
      : { kind: 'paid', orderId: completeOrderId };
  } catch (cause) {
    return toUndecidedPayment(toUnexpectedFailure(cause));
  }
}

function toUndecidedPayment(failure: ApiFailure): UndecidedPayment {
  const retryAfter = failure.kind === 'http' ? failure.retryAfter : undefined;
  return { kind: 'undecided', retryAfter };
}
