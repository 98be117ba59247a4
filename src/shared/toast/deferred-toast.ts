import { createEffect, createEvent, sample } from 'effector';
import { readStored, removeStored, writeStored } from '../lib';
import { locationChanged } from '../routes';
import { type ToastContent, toastShown } from './toasts';

const KEY = 'pavilion.toast';

/** A toast for the screen that comes next, which may be another document. `at` is that screen's path. */
type DeferredToast = { readonly at: string } & Pick<ToastContent, 'content' | 'type'>;

/** Something is done on the way to another screen, which says so. */
export const toastDeferred = createEvent<DeferredToast>();

const keepFx = createEffect((kept: DeferredToast) => writeStored('session', KEY, JSON.stringify(kept)));
/** Takes the toast that waits for the screen at this path; null when none does. */
const takeFx = createEffect((path: string): DeferredToast | null => {
  const kept = readDeferred(readStored('session', KEY));
  if (kept?.at !== path) return null;
  removeStored('session', KEY);
  return kept;
});

sample({ clock: toastDeferred, target: keepFx });
sample({ clock: locationChanged, fn: ({ pathname }) => pathname, target: takeFx });
sample({
  clock: takeFx.doneData.filterMap((kept) => kept ?? undefined),
  fn: ({ content, type }): ToastContent => ({ content, type }),
  target: toastShown,
});

function readDeferred(stored: string | null): DeferredToast | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const [at, content, type]: unknown[] = ['at', 'content', 'type'].map((key) => Reflect.get(kept, key));
    const isWhole = typeof at === 'string' && typeof content === 'string';
    return isWhole && (type === 'success' || type === 'neutral' || type === 'danger')
      ? { at, content, type }
      : null;
  } catch {
    return null;
  }
}
