import { createEffect, sample } from 'effector';
import { isPresent, readStored, removeStored, writeStored } from '@/shared/lib';
import { TOAST_MS, toastShown } from '@/shared/toast';
import { text } from './texts';

/** Tells the next document when to show the notice that a form was cleared; holds no personal data. */
const NOTICE_KEY = 'pavilion.kiosk.cleared';

/** Schedules the toast of the next document. */
export function storeNotice(delayMs: number): void {
  writeStored('session', NOTICE_KEY, String(delayMs));
}

const takeStoredNoticeFx = createEffect((): number | null => {
  const storedNotice = readStored('session', NOTICE_KEY);
  removeStored('session', NOTICE_KEY);
  return storedNotice === null ? null : Number(storedNotice) || 0;
});
const noticeDelayFx = createEffect((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));

/** The document has started; a stored notice may be due. */
export const storedNoticeRequested = takeStoredNoticeFx.prepend<void>(() => undefined);

sample({ clock: takeStoredNoticeFx.doneData, filter: isPresent, target: noticeDelayFx });
// "At 95 s a toast says 'Joining form cleared due to inactivity'" (Requirement F5.1).
sample({
  clock: noticeDelayFx.done,
  fn: () => ({ content: text('kiosk.cleared'), type: 'neutral' as const, closeAfter: TOAST_MS.long }),
  target: toastShown,
});
