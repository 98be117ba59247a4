import { createEffect, createEvent, sample } from 'effector';
import { isPresent, readStored, removeStored, writeStored } from '../lib';
import { locationChanged } from '../routes';
import { type ToastContent, toastShown } from './toasts';

const KEY = 'pavilion.toast';

/** A toast for the next screen, which may be another document; `at` is its path. */
type DeferredToast = { readonly at: string } & Pick<ToastContent, 'content' | 'type' | 'closeAfter'>;

export const toastDeferred = createEvent<DeferredToast>();

const storeFx = createEffect((stored: DeferredToast) => writeStored('session', KEY, JSON.stringify(stored)));
/** Takes the toast stored for this path, or null. */
const takeFx = createEffect((path: string): DeferredToast | null => {
  const stored = readDeferred(readStored('session', KEY));
  if (stored?.at !== path) return null;
  removeStored('session', KEY);
  return stored;
});

sample({ clock: toastDeferred, target: storeFx });
sample({ clock: locationChanged, fn: ({ pathname }) => pathname, target: takeFx });
sample({
  clock: takeFx.doneData.filter({ fn: isPresent }),
  fn: ({ at: _, ...toast }): ToastContent => toast,
  target: toastShown,
});

function readDeferred(json: string | null): DeferredToast | null {
  try {
    const stored: unknown = JSON.parse(json ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const [at, content, type, closeAfter]: unknown[] = ['at', 'content', 'type', 'closeAfter'].map((key) =>
      Reflect.get(stored, key),
    );
    const isComplete = typeof at === 'string' && typeof content === 'string';
    return isComplete && (type === 'success' || type === 'neutral' || type === 'danger')
      ? { at, content, type, ...(typeof closeAfter === 'number' && { closeAfter }) }
      : null;
  } catch {
    return null;
  }
}
