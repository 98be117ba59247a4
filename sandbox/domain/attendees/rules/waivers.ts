import { findLastDayAfterMonths } from '../../common/index.ts';

/** How long a signature is valid: for ever, for twelve months, or for one visit. */
export type WaiverPeriod = 'once' | 'year' | 'visit';

const VALID_MONTHS = 12;

/** Whether a signature from one day is valid on the day of a session. A signature for one visit is never reused. */
export function isSignedFor(period: WaiverPeriod, signedOn: string, sessionDate: string): boolean {
  switch (period) {
    case 'once':
      return true;
    case 'year':
      return sessionDate <= findLastDayAfterMonths(signedOn, VALID_MONTHS);
    case 'visit':
      return false;
  }
}
