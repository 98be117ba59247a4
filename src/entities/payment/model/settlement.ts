import { createEffect, createEvent, createStore, sample } from 'effector';
import { type Cart, type CompletedPayment, loadCart as loadCartNow } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { type Look, lookAtCart, lookByCompleting } from '../lib/look';
import { text } from '../texts';

/** `checking`: an answer was lost or is not decided. `undecided`: the looks are used up; the customer may ask again. */
export type SettlementState = 'idle' | 'completing' | 'checking' | 'undecided';

/** Pauses between the looks at a payment whose end is not known. */
export const PAUSES_MS: readonly number[] = [500, 1000, 2000, 4000, 8000];

/** The longest pause that a server may ask for: somebody waits. */
const LONGEST_PAUSE_MS = 60_000;

type Config<Request> = {
  /** Completes the payment; must be safe to repeat. */
  complete: (request: Request) => Promise<CompletedPayment>;
  loadCart?: () => Promise<Cart>;
  /** What is said of a refusal to which the server gives no reason. */
  fallbackMessage?: string;
};

/** Without a request (authorising gave no answer) there is nothing to complete, and only the cart is asked. */
type Task<Request> = {
  readonly request: Request | null;
  readonly noOrderMessage: string;
  /** What is said of this payment's refusal to which the server gives no reason; `fallbackMessage` without it. */
  readonly refusalMessage?: string | undefined;
};

/**
 * Ends a payment truthfully: completing is repeated and the cart is asked for its order until it is known what became
 * of the money, and before that nothing else is offered. `paid` carries the order's id, `refused` the reason.
 */
export function createSettlement<Request>({
  complete,
  loadCart = () => loadCartNow(),
  fallbackMessage = text('payment.completionFailed'),
}: Config<Request>) {
  const started = createEvent<Task<Request>>();
  const checkAgainClicked = createEvent();
  const reset = createEvent();

  const lookFx = createEffect(
    async ({ task, looks }: { task: Task<Request>; looks: number }): Promise<Look> => {
      const { request, noOrderMessage, refusalMessage } = task;
      if (request !== null) {
        const look = await lookByCompleting(() => complete(request), refusalMessage ?? fallbackMessage);
        // The first lost answer is told to the customer before anything else is asked.
        if (look.kind !== 'undecided' || looks === 0) return look;
      }
      const look = await lookAtCart(loadCart);
      if (look.kind !== 'no_order') return look;
      return request === null ? { kind: 'refused', message: noOrderMessage } : { kind: 'undecided' };
    },
  );
  const pauseFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

  const looked = createEvent<Look>();
  const paid = createEvent<string>();
  const refused = createEvent<string>();
  const lookWanted = createEvent();

  const $task = createStore<Task<Request> | null>(null, { serialize: 'ignore' });
  const $looks = createStore(0);
  const $state = createStore<SettlementState>('idle');

  $task.on(started, (_, task) => task).reset(reset);
  const askedAgain = sample({
    clock: checkAgainClicked,
    source: $state,
    filter: (state) => state === 'undecided',
  });
  $looks
    .on(looked, (looks) => looks + 1)
    .on(askedAgain, () => 1)
    .reset(started, reset);
  $state
    .on(started, (_, { request }) => (request === null ? 'checking' : 'completing'))
    .on(askedAgain, () => 'checking')
    .reset(reset);

  // A look follows at once when the payment is to be completed, and when the customer asks again.
  sample({ clock: [started, askedAgain], fn: nothing, target: lookWanted });
  sample({
    clock: lookWanted,
    source: { task: $task, looks: $looks },
    filter: (ready): ready is { task: Task<Request>; looks: number } => ready.task !== null,
    target: lookFx,
  });

  // Only looks at the payment at hand count.
  sample({
    clock: lookFx.done,
    source: $task,
    filter: (task, { params }) => params.task === task,
    fn: (_, { result }) => result,
    target: looked,
  });
  sample({
    clock: looked.filterMap((look) => (look.kind === 'paid' ? look.orderId : undefined)),
    target: [paid, reset],
  });
  sample({
    clock: looked.filterMap((look) => (look.kind === 'refused' ? look.message : undefined)),
    target: [refused, reset],
  });

  // "We are checking your payment. Do not pay again.": longer and longer pauses, then the customer may ask again.
  const notKnown = looked.filterMap((look) => (look.kind === 'undecided' ? look : undefined));
  const $pause = $looks.map((looks) => PAUSES_MS[looks - 1] ?? null);
  $state.on(notKnown, () => 'checking');
  const pauseDue = sample({
    clock: notKnown,
    source: $pause,
    fn: (pause, { retryAfter }) => pause && pauseFor(pause, retryAfter),
  });
  sample({ clock: pauseDue, filter: isPresent, target: pauseFx });
  sample({
    clock: pauseFx.done,
    source: $state,
    filter: (state) => state === 'checking',
    fn: nothing,
    target: lookWanted,
  });
  sample({
    clock: notKnown,
    source: $pause,
    filter: (pause) => pause === null,
    fn: () => 'undecided' as const,
    target: $state,
  });

  return { started, checkAgainClicked, reset, paid, refused, lookFx, pauseFx, $state };
}

export type Settlement<Request> = ReturnType<typeof createSettlement<Request>>;

function nothing(): void {}

/** The pause before the next look, in ms: ours, or as long as the server asks, within reason. */
function pauseFor(ownMs: number, retryAfterSeconds = 0): number {
  return Math.max(ownMs, Math.min(retryAfterSeconds * 1000, LONGEST_PAUSE_MS));
}
