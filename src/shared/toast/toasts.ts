import { createEffect, createEvent, createStore, sample } from 'effector';

/** How long a toast stays, in ms. Spec, platform §9. */
export const TOAST_MS = { short: 3000, normal: 5000, long: 10_000 } as const;

type ToastType = 'danger' | 'success' | 'neutral';

/** What a toast says. `validationMessages` are listed by field under "Validation errors". */
export type ToastContent = {
  content: string;
  type: ToastType;
  closeAfter?: number;
  validationMessages?: Record<string, readonly string[]>;
  /** The ids of those fields' controls, where they are on the page: each message leads to its own. */
  controls?: Record<string, string>;
};

export type Toast = ToastContent & { id: number };

export const toastShown = createEvent<ToastContent>();
export const toastClosed = createEvent<number>();
/** What toasts with this content say is over: the customer has gone on since. */
export const toastOutdated = createEvent<string>();
/** The customer goes on, or tries again: what failed before is no news. */
export const errorsOutdated = createEvent();
/** The pointer or the focus is on the toasts: none goes away while it is being read (WCAG 2.2.1). */
export const toastsPaused = createEvent<boolean>();
const toastAdded = createEvent<Toast>();

/** A toast's time on the screen; it answers with the toast whose time is over. */
export const toastTimeFx = createEffect<{ id: number; ms: number }, number>(
  ({ id, ms }) => new Promise((resolve) => setTimeout(() => resolve(id), ms)),
);

const $lastId = createStore(0).on(toastAdded, (_, { id }) => id);
const $isHeld = createStore(false).on(toastsPaused, (_, isHeld) => isHeld);
const $expired = createStore<readonly number[]>([]);
export const $toasts = createStore<readonly Toast[]>([]);

function isSame(one: ToastContent, other: ToastContent): boolean {
  return one.content === other.content && one.type === other.type;
}

// A toast that is on the screen already is not stacked a second time: it starts its time again.
sample({
  clock: toastShown,
  source: $lastId,
  fn: (lastId, toast) => ({ ...toast, id: lastId + 1 }),
  target: toastAdded,
});
$toasts.on(toastAdded, (toasts, added) => [...toasts.filter((toast) => !isSame(toast, added)), added]);

// A toast closes after its time, unless it is being read just then.
sample({
  clock: toastAdded,
  fn: ({ id, closeAfter }) => ({ id, ms: closeAfter ?? TOAST_MS.normal }),
  target: toastTimeFx,
});
$expired.on(toastTimeFx.doneData, (expired, id) => [...expired, id]);
sample({
  clock: [$expired, $isHeld],
  source: { toasts: $toasts, expired: $expired, isHeld: $isHeld },
  filter: ({ isHeld, expired }) => !isHeld && expired.length > 0,
  fn: ({ toasts, expired }) => toasts.filter((toast) => !expired.includes(toast.id)),
  target: $toasts,
});
$toasts.on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id));
$toasts.on(toastOutdated, (toasts, content) => toasts.filter((toast) => toast.content !== content));
$toasts.on(errorsOutdated, (toasts) => toasts.filter(({ type }) => type !== 'danger'));
sample({
  clock: $toasts,
  filter: (toasts) => toasts.length === 0,
  fn: () => false,
  target: $isHeld,
});
