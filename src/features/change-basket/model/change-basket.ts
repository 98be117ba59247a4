import { createEffect, createEvent, createStore, sample } from 'effector';
import { cartReplaced, cartRequested, cartReset, cartText } from '@/entities/cart';
import {
  type ApiFailure,
  type Cart,
  type CartCreditUse,
  type CartItemOptions,
  failureText,
  isExpired,
  isLoggedOut,
  type NewCartItem,
  type Refusal,
  refusalOf,
  serverMessage,
} from '@/shared/api';
import { isPresent, newId } from '@/shared/lib';
import { itemAddedToCart } from '@/shared/mode';
import { closeToastWith, type ToastContent, toastShown } from '@/shared/toast';
import { type Addition, BOOKINGS, type Change, isSameChange, send, workOf } from '../lib/change';
import { refusedItems } from '../lib/refused-items';
import { text } from '../texts';
import { earlierItemsFound } from './earlier-items';
import { $cartWork, cartPaid, cartWorkEnded, cartWorkStarted } from './work';

/** Adding and removing are sent this long after the click. Spec, platform §9. */
export const CLICK_DELAY_MS = 250;

export const itemsAdded = createEvent<readonly NewCartItem[]>();
/** Items are added to be paid for at once. */
export const itemsAddedToPay = createEvent<readonly NewCartItem[]>();
/** The item with this id is taken out. */
export const itemRemoved = createEvent<string>();
export const itemUpdated = createEvent<{ itemId: string; options: CartItemOptions }>();
export const basketCleared = createEvent();
/** The applied benefit with this id is not used. */
export const benefitRemoved = createEvent<string>();
/** The use of a package with this id is given back. */
export const packageRemoved = createEvent<string>();
export const holdExtended = createEvent();
export const creditUsed = createEvent<CartCreditUse>();

interface QueuedChange {
  readonly change: Change;
}
interface ChangeFailure extends Refusal {
  readonly change: Change;
  /** By item, such as `items.0`: why a place was refused, as a code. */
  readonly reasons: Readonly<Record<string, unknown>>;
  /** By field of what was sent, such as `days.1`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Of an addition: the message for each refused item, by its position. */
  readonly refusedItems: ReadonlyMap<number, string>;
}

const requested = createEvent<Change>();
const nameAttemptFx = createEffect(
  (addition: Omit<Addition, 'attemptId'>): Addition => ({ ...addition, attemptId: newId() }),
);
sample({ clock: itemsAdded, fn: (items) => ({ kind: 'add' as const, items }), target: nameAttemptFx });
sample({
  clock: itemsAddedToPay,
  fn: (items) => ({ kind: 'add' as const, items, isPaidNext: true }),
  target: nameAttemptFx,
});
sample({ clock: itemRemoved, fn: (itemId): Change => ({ kind: 'remove', itemId }), target: requested });
sample({ clock: itemUpdated, fn: (update): Change => ({ kind: 'update', ...update }), target: requested });
sample({ clock: basketCleared, fn: (): Change => ({ kind: 'clear' }), target: requested });
sample({ clock: benefitRemoved, fn: (id): Change => ({ kind: 'removeBenefit', id }), target: requested });
sample({ clock: packageRemoved, fn: (id): Change => ({ kind: 'removePackage', id }), target: requested });
sample({ clock: holdExtended, fn: (): Change => ({ kind: 'extendHold' }), target: requested });
sample({ clock: creditUsed, fn: (use): Change => ({ kind: 'useCredit', use }), target: requested });

const sendFx = createEffect<QueuedChange, Cart, ApiFailure>(async ({ change }) => {
  if (change.kind === 'add' || change.kind === 'remove')
    await new Promise<void>((resolve) => setTimeout(resolve, CLICK_DELAY_MS));
  return send(change);
});

/** The changes that wait, after the one that is sent. */
const $queue = createStore<readonly QueuedChange[]>([]).on(requested, (queue, change) =>
  queue.some((one) => isSameChange(one.change, change)) ? queue : [...queue, { change }],
);
const $head = $queue.map((queue) => queue[0] ?? null);
/** What is asked of the basket and not answered yet: the first is being sent. */
export const $changes = $queue.map((queue) => queue.map(({ change }) => change));
/** The ids of the sessions, packages and other things that are being added. */
export const $addingIds = $changes.map(
  (changes): ReadonlySet<string> =>
    new Set(changes.flatMap((change) => (change.kind === 'add' ? change.items.map(({ id }) => id) : []))),
);

// One change at a time, and none during a payment.
const started = sample({
  clock: [$head, $cartWork],
  source: { head: $head, work: $cartWork },
  filter: ({ work }) => work === 'idle',
  fn: ({ head }) => head,
}).filter({ fn: isPresent });
sample({ clock: started, fn: ({ change }) => workOf(change), target: cartWorkStarted });
sample({ clock: started, target: sendFx });

/** The answer to a change of a basket that has been reset meanwhile does not count. */
const answered = sample({
  clock: sendFx.done,
  source: $head,
  filter: (head, { params }) => head === params,
  fn: (_, { params, result }) => ({ change: params.change, cart: result }),
});
const refused = sample({
  clock: sendFx.fail,
  source: $head,
  filter: (head, { params }) => head === params,
  fn: (_, { params, error }): ChangeFailure => ({
    change: params.change,
    ...refusalOf(error, basketErrorText),
    reasons: error.kind === 'validation' ? (error.reasons ?? {}) : {},
    errors: error.kind === 'validation' ? error.errors : {},
    refusedItems: refusedItems(error),
  }),
});
/** The session had ended when these items were to be added. */
export const additionLoggedOut = sendFx.fail.filterMap(({ params: { change }, error }) =>
  change.kind === 'add' && isLoggedOut(error) ? change.items : undefined,
);
// What was to be changed in a basket that has been paid is done with; what is added goes into the next one.
$queue.on(cartPaid, (queue) => queue.filter(({ change }) => change.kind === 'add'));
sample({
  clock: [$head, $cartWork],
  source: { head: $head, work: $cartWork },
  filter: ({ head, work }) => work === 'paid' && head !== null,
  target: cartWorkEnded,
});
$queue.on([answered, refused], ([, ...rest]) => rest).reset(cartReset);
sample({ clock: [answered, refused], target: cartWorkEnded });

/** An addition whose answer was lost, while the basket stays as it was: made again, it is the same attempt. */
const $lostAddition = createStore<Addition | null>(null)
  .on(refused, (lost, { change, isUnknown }) => {
    if (change.kind !== 'add') return lost;
    return isUnknown ? change : null;
  })
  .reset(answered, cartPaid, cartReset);
sample({
  clock: nameAttemptFx.doneData,
  source: $lostAddition,
  fn: (lost, addition) =>
    lost !== null && isSameChange(lost, addition) ? { ...addition, attemptId: lost.attemptId } : addition,
  target: requested,
});

/** The change was made; the basket as it is now. */
export const basketChanged = answered;
sample({ clock: basketChanged, fn: ({ cart }) => cart, target: cartReplaced });
sample({
  clock: basketChanged,
  filter: ({ change }) => change.kind === 'add',
  fn: () => BOOKINGS,
  target: itemAddedToCart,
});
/** The items that an addition has put into the basket, as they were sent. */
export const additionMade = basketChanged.filterMap(({ change }) =>
  change.kind === 'add' ? change.items : undefined,
);

/** The place that shows the last failure opens again: its message is cleared. */
export const failureDismissed = createEvent();

/** The change that failed last, until the next one starts. */
export const $failure = createStore<ChangeFailure | null>(null)
  .on(refused, (_, failed) => failed)
  .reset(started, cartReset, failureDismissed);
/** The failure, if it is that of an addition. */
export const $additionFailure = $failure.map((failure) =>
  failure?.change.kind === 'add' ? { ...failure, items: failure.change.items } : null,
);
closeToastWith($failure.map((failure) => failure?.message ?? null));
// What the basket is now decides: an item may be gone, a place lost.
sample({ clock: refused, target: cartRequested });

const DONE = {
  add: () => text('basket.added'),
  remove: () => text('basket.removed'),
  update: () => text('basket.updated'),
  clear: () => cartText('basket.cleared'),
  removeBenefit: () => text('basket.benefitRemoved'),
  removePackage: () => text('basket.packageRemoved'),
  extendHold: null,
  useCredit: null,
} as const satisfies Record<Change['kind'], (() => string) | null>;

/** Whether a message of its own says what became of a change. */
const isTold = (change: Change) => !(change.kind === 'add' && change.isPaidNext);
sample({
  clock: basketChanged.filterMap(({ change }) => (isTold(change) ? DONE[change.kind]?.() : undefined)),
  fn: (content): ToastContent => ({ content, type: 'success' }),
  target: toastShown,
});
sample({
  clock: refused,
  filter: ({ change }) => isTold(change),
  fn: ({ message }): ToastContent => ({ content: message, type: 'danger' }),
  target: toastShown,
});

sample({
  clock: earlierItemsFound,
  fn: (content): ToastContent => ({ content, type: 'neutral' }),
  target: toastShown,
});

/** The server's word where it refuses, else that of the specification. Spec, platform §8. */
function basketErrorText(failure: ApiFailure): string {
  return isExpired(failure) ? failureText(failure) : text.orServers('basket.failed', serverMessage(failure));
}
