import { createEffect, createEvent, createStore, sample } from 'effector';
import { cartReplaced, cartRequested, cartReset, cartText } from '@/entities/cart';
import {
  type ApiFailure,
  type Cart,
  type CartCreditUse,
  type CartItemOptions,
  describeFailure,
  findServerMessage,
  isExpired,
  isLoggedOut,
  type NewCartItem,
  type Refusal,
  toRefusal,
} from '@/shared/api';
import { createId, isPresent } from '@/shared/lib';
import { itemAddedToCart } from '@/shared/mode';
import { closeToastWith, type ToastContent, toastShown } from '@/shared/toast';
import {
  type Addition,
  BOOKINGS_SOURCE,
  type Change,
  isSameChange,
  sendChange,
  toActivity,
} from '../lib/change';
import { readRefusedItems } from '../lib/refused-items';
import { text } from '../texts';
import { earlierItemsFound } from './earlier-items';
import { $cartActivity, cartActivityEnded, cartActivityStarted, cartPaid } from './work';

/** The delay between a click and sending the change, in ms. */
export const CLICK_DELAY_MS = 250;

export const itemsAdded = createEvent<readonly NewCartItem[]>();
/** Items are added and paid for at once. */
export const itemsAddedToPay = createEvent<readonly NewCartItem[]>();
/** The item with this id is removed. */
export const itemRemoved = createEvent<string>();
export const itemUpdated = createEvent<{ itemId: string; options: CartItemOptions }>();
export const basketCleared = createEvent();
/** The applied benefit with this id is removed. */
export const benefitRemoved = createEvent<string>();
/** The applied package visit with this id is returned. */
export const packageRemoved = createEvent<string>();
export const holdExtended = createEvent();
export const creditUsed = createEvent<CartCreditUse>();

interface QueuedChange {
  readonly change: Change;
}
interface ChangeFailure extends Refusal {
  readonly change: Change;
  /** Machine-readable reasons by item, such as `items.0`, why a place was refused. */
  readonly reasons: Readonly<Record<string, unknown>>;
  /** Messages by field of the request, such as `days.1`. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** For an addition: the message for each refused item, by index. */
  readonly refusedItems: ReadonlyMap<number, string>;
}

const changeRequested = createEvent<Change>();
const createAttemptFx = createEffect(
  (addition: Omit<Addition, 'attemptId'>): Addition => ({ ...addition, attemptId: createId() }),
);
sample({ clock: itemsAdded, fn: (items) => ({ kind: 'add' as const, items }), target: createAttemptFx });
sample({
  clock: itemsAddedToPay,
  fn: (items) => ({ kind: 'add' as const, items, isPaidNext: true }),
  target: createAttemptFx,
});
sample({ clock: itemRemoved, fn: (itemId): Change => ({ kind: 'remove', itemId }), target: changeRequested });
sample({
  clock: itemUpdated,
  fn: (update): Change => ({ kind: 'update', ...update }),
  target: changeRequested,
});
sample({ clock: basketCleared, fn: (): Change => ({ kind: 'clear' }), target: changeRequested });
sample({
  clock: benefitRemoved,
  fn: (id): Change => ({ kind: 'removeBenefit', id }),
  target: changeRequested,
});
sample({
  clock: packageRemoved,
  fn: (id): Change => ({ kind: 'removePackage', id }),
  target: changeRequested,
});
sample({ clock: holdExtended, fn: (): Change => ({ kind: 'extendHold' }), target: changeRequested });
sample({ clock: creditUsed, fn: (use): Change => ({ kind: 'useCredit', use }), target: changeRequested });

const sendChangeFx = createEffect<QueuedChange, Cart, ApiFailure>(async ({ change }) => {
  if (change.kind === 'add' || change.kind === 'remove')
    await new Promise<void>((resolve) => setTimeout(resolve, CLICK_DELAY_MS));
  return sendChange(change);
});

/** The change that is being sent, followed by those that wait. */
const $queue = createStore<readonly QueuedChange[]>([]).on(changeRequested, (queue, change) =>
  queue.some((queuedChange) => isSameChange(queuedChange.change, change)) ? queue : [...queue, { change }],
);
const $firstChange = $queue.map((queue) => queue[0] ?? null);
/** The changes without a response yet; the first is being sent. */
export const $changes = $queue.map((queue) => queue.map(({ change }) => change));
/** The ids of sessions, packages and other things that are being added. */
export const $addingIds = $changes.map(
  (changes): ReadonlySet<string> =>
    new Set(changes.flatMap((change) => (change.kind === 'add' ? change.items.map(({ id }) => id) : []))),
);

// Changes are sent one at a time, and none during a payment.
const changeStarted = sample({
  clock: [$firstChange, $cartActivity],
  source: { firstChange: $firstChange, activity: $cartActivity },
  filter: ({ activity }) => activity === 'idle',
  fn: ({ firstChange }) => firstChange,
}).filter({ fn: isPresent });
sample({ clock: changeStarted, fn: ({ change }) => toActivity(change), target: cartActivityStarted });
sample({ clock: changeStarted, target: sendChangeFx });

/** Ignores the response if the basket has been reset in the meantime. */
const changeSucceeded = sample({
  clock: sendChangeFx.done,
  source: $firstChange,
  filter: (firstChange, { params }) => firstChange === params,
  fn: (_, { params, result }) => ({ change: params.change, cart: result }),
});
const changeFailed = sample({
  clock: sendChangeFx.fail,
  source: $firstChange,
  filter: (firstChange, { params }) => firstChange === params,
  fn: (_, { params, error }): ChangeFailure => ({
    change: params.change,
    ...toRefusal(error, formatBasketError),
    reasons: error.kind === 'validation' ? (error.reasons ?? {}) : {},
    errors: error.kind === 'validation' ? error.errors : {},
    refusedItems: readRefusedItems(error),
  }),
});
/** The session had ended when these items were to be added. */
export const additionRefusedAsLoggedOut = sendChangeFx.fail.filterMap(({ params: { change }, error }) =>
  change.kind === 'add' && isLoggedOut(error) ? change.items : undefined,
);
// Waiting changes to a paid basket are dropped; waiting additions go into the next one.
$queue.on(cartPaid, (queue) => queue.filter(({ change }) => change.kind === 'add'));
sample({
  clock: [$firstChange, $cartActivity],
  source: { firstChange: $firstChange, activity: $cartActivity },
  filter: ({ firstChange, activity }) => activity === 'paid' && firstChange !== null,
  target: cartActivityEnded,
});
$queue.on([changeSucceeded, changeFailed], ([, ...waitingChanges]) => waitingChanges).reset(cartReset);
sample({ clock: [changeSucceeded, changeFailed], target: cartActivityEnded });

/** The addition whose response was lost, until the basket changes: repeating it uses the same attempt id. */
const $lostAddition = createStore<Addition | null>(null)
  .on(changeFailed, (lostAddition, { change, isUnknown }) => {
    if (change.kind !== 'add') return lostAddition;
    return isUnknown ? change : null;
  })
  .reset(changeSucceeded, cartPaid, cartReset);
sample({
  clock: createAttemptFx.doneData,
  source: $lostAddition,
  fn: (lostAddition, addition) =>
    lostAddition !== null && isSameChange(lostAddition, addition)
      ? { ...addition, attemptId: lostAddition.attemptId }
      : addition,
  target: changeRequested,
});

/** The change was made; carries the basket as it is now. */
export const basketChanged = changeSucceeded;
sample({ clock: basketChanged, fn: ({ cart }) => cart, target: cartReplaced });
sample({
  clock: basketChanged,
  filter: ({ change }) => change.kind === 'add',
  fn: () => BOOKINGS_SOURCE,
  target: itemAddedToCart,
});
/** The items that an addition has put into the basket, as sent. */
export const additionMade = basketChanged.filterMap(({ change }) =>
  change.kind === 'add' ? change.items : undefined,
);

/** The component that shows the last failure opens again, so the message is cleared. */
export const failureDismissed = createEvent();

/** The last failed change, until the next one starts. */
export const $changeFailure = createStore<ChangeFailure | null>(null)
  .on(changeFailed, (_, failure) => failure)
  .reset(changeStarted, cartReset, failureDismissed);
/** The failure if it is an addition's, otherwise null. */
export const $additionFailure = $changeFailure.map((failure) =>
  failure?.change.kind === 'add' ? { ...failure, items: failure.change.items } : null,
);
closeToastWith($changeFailure.map((failure) => failure?.message ?? null));
// A refusal reloads the basket, because an item may be gone or a place lost.
sample({ clock: changeFailed, target: cartRequested });

const SUCCESS_TEXTS = {
  add: () => text('basket.added'),
  remove: () => text('basket.removed'),
  update: () => text('basket.updated'),
  clear: () => cartText('basket.cleared'),
  removeBenefit: () => text('basket.benefitRemoved'),
  removePackage: () => text('basket.packageRemoved'),
  extendHold: null,
  useCredit: null,
} as const satisfies Record<Change['kind'], (() => string) | null>;

/** Whether the change's result is shown as a message. */
const isAnnounced = (change: Change) => !(change.kind === 'add' && change.isPaidNext);
sample({
  clock: basketChanged.filterMap(({ change }) =>
    isAnnounced(change) ? SUCCESS_TEXTS[change.kind]?.() : undefined,
  ),
  fn: (content): ToastContent => ({ content, type: 'success' }),
  target: toastShown,
});
sample({
  clock: changeFailed,
  filter: ({ change }) => isAnnounced(change),
  fn: ({ message }): ToastContent => ({ content: message, type: 'danger' }),
  target: toastShown,
});

sample({
  clock: earlierItemsFound,
  fn: (content): ToastContent => ({ content, type: 'neutral' }),
  target: toastShown,
});

/** The server's message if it refuses, otherwise ours. Requirement S8.2. */
function formatBasketError(failure: ApiFailure): string {
  return isExpired(failure)
    ? describeFailure(failure)
    : text.orServers('basket.failed', findServerMessage(failure));
}
