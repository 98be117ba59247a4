import { createEffect, sample } from 'effector';
import { isPresent, readStored, removeStored, writeStored } from '@/shared/lib';
import { TOAST_MS, toastShown } from '@/shared/toast';
import { text } from './texts';

/** Tells the next document that a form was cleared, and when to say so; nothing of whose it was. */
const KEY = 'pavilion.kiosk.cleared';

/** Leaves word for the next document: the toast is due so many ms from now. */
export function storeNotice(dueInMs: number): void {
  writeStored('session', KEY, String(dueInMs));
}

const takeStoredNoticeFx = createEffect((): number | null => {
  const left = readStored('session', KEY);
  removeStored('session', KEY);
  return left === null ? null : Number(left) || 0;
});
const waitFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** A new document: is there a notice to show? */
export const noticeExpected = takeStoredNoticeFx.prepend<void>(() => undefined);

sample({ clock: takeStoredNoticeFx.doneData, filter: isPresent, target: waitFx });
// "At 95 s a toast says 'Joining form cleared due to inactivity'" (Spec, joining §4 "Kiosk idle").
sample({
  clock: waitFx.done,
  fn: () => ({ content: text('kiosk.cleared'), type: 'neutral' as const, closeAfter: TOAST_MS.long }),
  target: toastShown,
});
