import { text } from '../time-texts';

interface LocalTimes {
  /** The time by the centre's clock: `18:30`. */
  readonly localStart: string;
  readonly localEnd: string;
}

/** "18:30 to 19:15". */
export const formatTimes = ({ localStart: start, localEnd: end }: LocalTimes): string =>
  text('session.time', { start, end });

/** "Tue 24 Nov, 18:30 to 19:15"; the day is used as given. */
export const formatDayAndTimes = (day: string, { localStart: start, localEnd: end }: LocalTimes): string =>
  text('session.dayAndTime', { day, start, end });
