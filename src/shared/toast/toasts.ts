import { createEffect, createEvent, createStore, sample } from 'effector';

/** Display times in ms; none of our texts is short enough to be read in its shortest time, 3,000 ms. */
export const TOAST_MS = { normal: 5000, long: 10_000 } as const;

type ToastType = 'danger' | 'success' | 'neutral';

/** `validationMessages` are listed by field under "Validation errors". */
export type ToastContent = {
  content: string;
  type: ToastType;
  closeAfter?: number;
  validationMessages?: Record<string, readonly string[]>;
  controlIds?: Record<string, string>;
};

/** `wasKeptAcrossPages`: the customer has already moved to another page since it appeared. */
export type Toast = ToastContent & { id: number; wasKeptAcrossPages?: boolean };

export const toastShown = createEvent<ToastContent>();
export const toastClosed = createEvent<number>();
/** Removes toasts with this content, because they no longer apply. */
export const toastOutdated = createEvent<string>();
/** Removes all toasts, because their customer has left. */
export const toastsForgotten = createEvent();
/** Removes errors and server refusals when the customer continues, retries or leaves the page. */
export const errorsOutdated = createEvent();
/** The customer has moved to another page. Success messages are still shown there, and removed on the next one. */
export const pageLeft = createEvent();
/** Toasts stay while the pointer or focus is on them (WCAG 2.2.1). */
export const toastsPaused = createEvent<boolean>();
const toastAdded = createEvent<Toast>();

/** Waits, then resolves with the toast's id. */
export const toastTimerFx = createEffect<{ id: number; ms: number }, number>(
  ({ id, ms }) => new Promise((resolve) => setTimeout(() => resolve(id), ms)),
);

const $lastId = createStore(0).on(toastAdded, (_, { id }) => id);
const $isPaused = createStore(false).on(toastsPaused, (_, isPaused) => isPaused);
const $expiredIds = createStore<readonly number[]>([]);
export const $toasts = createStore<readonly Toast[]>([]).reset(toastsForgotten);

function hasSameContent(first: ToastContent, second: ToastContent): boolean {
  return first.content === second.content && first.type === second.type;
}

/** Whether the new toast replaces this one: it has the same content, or both report a success. */
function isReplaced(toast: Toast, newToast: Toast): boolean {
  return hasSameContent(toast, newToast) || (newToast.type === 'success' && toast.type === 'success');
}

sample({
  clock: toastShown,
  source: $lastId,
  fn: (lastId, toast) => ({ ...toast, id: lastId + 1 }),
  target: toastAdded,
});
$toasts.on(toastAdded, (toasts, newToast) => [
  ...toasts.filter((toast) => !isReplaced(toast, newToast)),
  newToast,
]);
$toasts.on(pageLeft, (toasts) =>
  toasts
    .filter(({ type, wasKeptAcrossPages = false }) => type !== 'success' || !wasKeptAcrossPages)
    .map((toast) => ({ ...toast, wasKeptAcrossPages: true })),
);

sample({
  clock: toastAdded,
  fn: ({ id, closeAfter }) => ({ id, ms: closeAfter ?? TOAST_MS.normal }),
  target: toastTimerFx,
});
$expiredIds.on(toastTimerFx.doneData, (expiredIds, id) => [...expiredIds, id]);
sample({
  clock: [$expiredIds, $isPaused],
  source: { toasts: $toasts, expired: $expiredIds, isPaused: $isPaused },
  filter: ({ isPaused, expired }) => !isPaused && expired.length > 0,
  fn: ({ toasts, expired }) => toasts.filter((toast) => !expired.includes(toast.id)),
  target: $toasts,
});
$toasts.on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id));
$toasts.on(toastOutdated, (toasts, content) => toasts.filter((toast) => toast.content !== content));
$toasts.on(errorsOutdated, (toasts) =>
  toasts.filter(({ type, validationMessages }) => type !== 'danger' && validationMessages === undefined),
);
sample({
  clock: $toasts,
  filter: (toasts) => toasts.length === 0,
  fn: () => false,
  target: $isPaused,
});
