import { createEffect, createEvent, sample } from 'effector';
import { createTabStore, isPresent, readRecord } from '../lib';
import { locationChanged } from '../routes';
import { type ToastContent, toastShown } from './toasts';

/** A toast for the next screen, which may be in another document; `at` is that screen's path. */
type DeferredToast = { readonly at: string } & Pick<ToastContent, 'content' | 'type' | 'closeAfter'>;

export const toastDeferred = createEvent<DeferredToast>();

const deferred = createTabStore('pavilion.toast', readDeferred);
const storeFx = createEffect(deferred.write);
/** Removes and returns the toast stored for this path; null if there is none. */
const takeFx = createEffect((path: string): DeferredToast | null => {
  const stored = deferred.read();
  if (stored?.at !== path) return null;
  deferred.remove();
  return stored;
});

sample({ clock: toastDeferred, target: storeFx });
sample({ clock: locationChanged, fn: ({ pathname }) => pathname, target: takeFx });
sample({
  clock: takeFx.doneData.filter({ fn: isPresent }),
  fn: ({ at: _, ...toast }): ToastContent => toast,
  target: toastShown,
});

function readDeferred(stored: unknown): DeferredToast | null {
  const { at, content, type, closeAfter } = readRecord(stored);
  const isComplete = typeof at === 'string' && typeof content === 'string';
  return isComplete && (type === 'success' || type === 'neutral' || type === 'danger')
    ? { at, content, type, ...(typeof closeAfter === 'number' && { closeAfter }) }
    : null;
}
