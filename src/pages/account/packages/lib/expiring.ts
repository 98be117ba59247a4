import type { HeldPackage } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

/** A package is reported as expiring from this number of days before its expiry. */
const EXPIRING_SOON_DAYS = 14;

/** The remaining days of a package with visits left; null if it does not expire soon or is used up. */
export function countDaysLeft({ state, expiresOn }: HeldPackage, today: IsoDate): number | null {
  if (state !== 'usable') return null;
  for (let daysLeft = 0; daysLeft <= EXPIRING_SOON_DAYS; daysLeft += 1)
    if (addDays(today, daysLeft) === expiresOn) return daysLeft;
  return null;
}
