import { text } from '../texts';

/** "38 sessions". */
export const countText = (count: number): string =>
  count === 1 ? text('timetable.countOne') : text('timetable.countAll', { all: count });

/** How many sessions are shown, and how many the filters hide. */
export function formatShownCount(shown: number, all: number): string {
  if (shown === all) return countText(all);
  const hidden = all - shown;
  const hiddenWords = hidden === 1 ? text('timetable.hiddenOne') : text('timetable.hidden', { hidden });
  return `${text('timetable.count', { shown, all })}. ${hiddenWords}`;
}

/** "Show 30 earlier": the button for sessions that are over. */
export const formatStarted = (count: number): string =>
  count === 1 ? text('timetable.showOverOne') : text('timetable.showOver', { count });
