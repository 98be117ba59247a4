import { text } from '../time-texts';

interface Times {
  /** The time by the clock of the centre: `18:30`. */
  readonly localStart: string;
  readonly localEnd: string;
}

/** "18:30 to 19:15". */
export const timesText = ({ localStart: start, localEnd: end }: Times): string =>
  text('session.time', { start, end });

/** "Tue 24 Nov, 18:30 to 19:15", with the day as it is given. */
export const dayAndTimes = (day: string, { localStart: start, localEnd: end }: Times): string =>
  text('session.dayAndTime', { day, start, end });
