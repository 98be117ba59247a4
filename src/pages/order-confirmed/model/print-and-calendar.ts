import { createEffect, createEvent, createStore, sample } from 'effector';
import { $order } from '@/entities/order';
import type { Order } from '@/shared/api';
import { isPresent } from '@/shared/lib';

export const calendarClicked = createEvent();

type TextFile = { name: string; type: string; content: string };

/** Hands a file to the browser, which keeps it where its owner keeps such files. */
export const saveFileFx = createEffect(({ name, type, content }: TextFile) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
});

/** The code that makes the file loads on demand. */
const makeCalendarFx = createEffect(async (order: Order): Promise<TextFile | null> => {
  const { calendarFile } = await import('../lib/calendar-file');
  const content = calendarFile(order, window.location.hostname);
  const name = `${order.reference.replace(/[^\w-]/g, '') || 'order'}.ics`;
  return content === null ? null : { name, type: 'text/calendar;charset=utf-8', content };
});

/** The file is on its way. */
export const $isMakingCalendar = createStore(false)
  .on(makeCalendarFx, () => true)
  .reset(makeCalendarFx.finally);

/** It could not be made: a message beside the button offers another try. */
export const $hasCalendarFailed = createStore(false)
  .on([makeCalendarFx.fail, saveFileFx.fail], () => true)
  .reset(calendarClicked, $order);

sample({ clock: calendarClicked, source: $order, filter: isPresent, target: makeCalendarFx });
sample({ clock: makeCalendarFx.doneData, filter: isPresent, target: saveFileFx });
