import { createEffect, createEvent, sample } from 'effector';
import { createTabStore, isPresent, readRecord } from '../lib';
import { locationChanged } from '../routes';
import { type ToastContent, toastShown } from './toasts';

/** A toast for the next screen, which may be in another document; `at` is that screen's path. */
type DeferredToast = { readonly at: string } & Pick<ToastContent, 'content' | 'type' | 'closeAfter'>;

export const toastDeferred = createEvent<DeferredToast>();

const deferredToastStore = createTabStore('pavilion.toast', parseDeferredToast);
const storeToastFx = createEffect(deferredToastStore.write);
/** Removes and returns the toast stored for this path; null if there is none. */
const takeToastFx = createEffect((path: string): DeferredToast | null => {
  const storedToast = deferredToastStore.read();
  if (storedToast?.at !== path) return null;
  deferredToastStore.remove();
  return storedToast;
});

sample({ clock: toastDeferred, target: storeToastFx });
sample({ clock: locationChanged, fn: ({ pathname }) => pathname, target: takeToastFx });
sample({
  clock: takeToastFx.doneData.filter({ fn: isPresent }),
  fn: ({ at: _, ...toast }): ToastContent => toast,
  target: toastShown,
});

function parseDeferredToast(storedValue: unknown): DeferredToast | null {
  const { at, content, type, closeAfter } = readRecord(storedValue);
  const isComplete = typeof at === 'string' && typeof content === 'string';
  return isComplete && (type === 'success' || type === 'neutral' || type === 'danger')
    ? { at, content, type, ...(typeof closeAfter === 'number' && { closeAfter }) }
    : null;
}
