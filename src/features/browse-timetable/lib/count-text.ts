import { text } from '../texts';

/** "38 sessions". */
export const formatCount = (count: number): string =>
  count === 1 ? text('timetable.countOne') : text('timetable.countAll', { all: count });

/** How many sessions are shown, and how many the filters hide. */
export function formatShownCount(shown: number, all: number): string {
  if (shown === all) return formatCount(all);
  const hiddenCount = all - shown;
  const hiddenText =
    hiddenCount === 1 ? text('timetable.hiddenOne') : text('timetable.hidden', { hidden: hiddenCount });
  return `${text('timetable.count', { shown, all })}. ${hiddenText}`;
}

/** "Show 30 earlier": the button for sessions that are over. */
export const formatShowEarlier = (count: number): string =>
  count === 1 ? text('timetable.showOverOne') : text('timetable.showOver', { count });
