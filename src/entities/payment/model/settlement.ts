import { createEffect, createEvent, createStore, sample } from 'effector';
import { type Cart, type CompletedPayment, loadCart as loadCartNow } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { checkByCompleting, checkCart, type PaymentCheck } from '../lib/check-payment';
import { text } from '../texts';

/** `checking`: a response was lost or is undecided. `polls_exhausted`: only the customer starts another check. */
export type SettlementState = 'idle' | 'completing' | 'checking' | 'polls_exhausted';

/** Pauses between the polls of a payment whose result is unknown. */
export const POLL_PAUSES_MS: readonly number[] = [500, 1000, 2000, 4000, 8000];

/** The longest pause that a server may ask for, because the customer is waiting. */
const LONGEST_PAUSE_MS = 60_000;

type SettlementConfig<Request> = {
  /** Completes the payment; must be safe to repeat. */
  complete: (request: Request) => Promise<CompletedPayment>;
  loadCart?: () => Promise<Cart>;
  /** Shown when the server refuses without a reason. */
  fallbackMessage?: string;
};

/** Without a request (authorising got no response) there is nothing to complete, and only the cart is checked. */
type UnsettledPayment<Request> = {
  readonly request: Request | null;
  readonly noOrderMessage: string;
  /** Shown when the server refuses this payment without a reason; else `fallbackMessage`. */
  readonly refusalMessage?: string | undefined;
  /** Shown instead of the server's words when it says only that the payment was not finished. */
  readonly statusMessage?: string | undefined;
};

/**
 * Repeats completing and checks the cart until the payment is known to be paid or refused. `paid` carries the order's id,
 * `refused` the reason.
 */
export function createSettlement<Request>({
  complete,
  loadCart = () => loadCartNow(),
  fallbackMessage = text('payment.completionFailed'),
}: SettlementConfig<Request>) {
  const started = createEvent<UnsettledPayment<Request>>();
  const checkAgainClicked = createEvent();
  const reset = createEvent();

  const pollFx = createEffect(
    async ({
      payment,
      pollCount,
    }: {
      payment: UnsettledPayment<Request>;
      pollCount: number;
    }): Promise<PaymentCheck> => {
      const { request, noOrderMessage, refusalMessage, statusMessage } = payment;
      if (request !== null) {
        const refusalTexts = { fallback: refusalMessage ?? fallbackMessage, status: statusMessage };
        const result = await checkByCompleting(() => complete(request), refusalTexts);
        // After the first undecided response the state is `checking` before the cart is loaded.
        if (result.kind !== 'undecided' || pollCount === 0) return result;
      }
      const result = await checkCart(loadCart);
      if (result.kind !== 'no_order') return result;
      return request === null ? { kind: 'refused', message: noOrderMessage } : { kind: 'undecided' };
    },
  );
  const pauseFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

  const pollFinished = createEvent<PaymentCheck>();
  const paid = createEvent<string>();
  const refused = createEvent<string>();
  const pollRequested = createEvent();

  const $payment = createStore<UnsettledPayment<Request> | null>(null, { serialize: 'ignore' });
  const $pollCount = createStore(0);
  const $state = createStore<SettlementState>('idle');

  $payment.on(started, (_, payment) => payment).reset(reset);
  const recheckRequested = sample({
    clock: checkAgainClicked,
    source: $state,
    filter: (state) => state === 'polls_exhausted',
  });
  $pollCount
    .on(pollFinished, (pollCount) => pollCount + 1)
    // Not 0, so that this poll also checks the cart.
    .on(recheckRequested, () => 1)
    .reset(started, reset);
  $state
    .on(started, (_, { request }) => (request === null ? 'checking' : 'completing'))
    .on(recheckRequested, () => 'checking')
    .reset(reset);

  // The payment is polled at once when it is completed, and when the customer checks again.
  sample({ clock: [started, recheckRequested], fn: noop, target: pollRequested });
  sample({
    clock: pollRequested,
    source: { payment: $payment, pollCount: $pollCount },
    filter: (pollRequest): pollRequest is { payment: UnsettledPayment<Request>; pollCount: number } =>
      pollRequest.payment !== null,
    target: pollFx,
  });

  // A result for an earlier payment is ignored.
  sample({
    clock: pollFx.done,
    source: $payment,
    filter: (payment, { params }) => params.payment === payment,
    fn: (_, { result }) => result,
    target: pollFinished,
  });
  sample({
    clock: pollFinished.filterMap((result) => (result.kind === 'paid' ? result.orderId : undefined)),
    target: [paid, reset],
  });
  sample({
    clock: pollFinished.filterMap((result) => (result.kind === 'refused' ? result.message : undefined)),
    target: [refused, reset],
  });

  // "We are checking your payment. Do not pay again.": growing pauses, then the customer may check again.
  const undecidedPoll = pollFinished.filterMap((result) =>
    result.kind === 'undecided' ? result : undefined,
  );
  const $pauseMs = $pollCount.map((pollCount) => POLL_PAUSES_MS[pollCount - 1] ?? null);
  $state.on(undecidedPoll, () => 'checking');
  const nextPauseMs = sample({
    clock: undecidedPoll,
    source: $pauseMs,
    fn: (pauseMs, { retryAfter }) => pauseMs && calculatePause(pauseMs, retryAfter),
  });
  sample({ clock: nextPauseMs, filter: isPresent, target: pauseFx });
  sample({
    clock: pauseFx.done,
    source: $state,
    filter: (state) => state === 'checking',
    fn: noop,
    target: pollRequested,
  });
  sample({
    clock: undecidedPoll,
    source: $pauseMs,
    filter: (pauseMs) => pauseMs === null,
    fn: () => 'polls_exhausted' as const,
    target: $state,
  });

  return { started, checkAgainClicked, reset, paid, refused, pollFx, pauseFx, $state };
}

export type Settlement<Request> = ReturnType<typeof createSettlement<Request>>;

function noop(): void {}

/** The pause before the next poll, in ms: ours, or the server's Retry-After up to the longest pause. */
function calculatePause(ownMs: number, retryAfterSeconds = 0): number {
  return Math.max(ownMs, Math.min(retryAfterSeconds * 1000, LONGEST_PAUSE_MS));
}
