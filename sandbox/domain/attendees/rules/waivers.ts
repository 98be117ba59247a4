import { lastDayOfMonths } from '../../common/index.ts';

/** How long a signature counts: for ever, for twelve months, or for one visit. */
export type WaiverPeriod = 'once' | 'year' | 'visit';

const MONTHS = 12;

/**
 * Whether a signature of a day counts on the day of a session. One for a visit never counts for another; whether it is the same
 * visit, the caller knows.
 */
export function isSignedFor(period: WaiverPeriod, signedOn: string, sessionDate: string): boolean {
  switch (period) {
    case 'once':
      return true;
    case 'year':
      return sessionDate <= lastDayOfMonths(signedOn, MONTHS);
    case 'visit':
      return false;
  }
}
