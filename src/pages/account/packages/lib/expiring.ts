import type { HeldPackage } from '@/shared/api';
import { addDays, type IsoDate } from '@/shared/lib';

/** A package is announced when it runs out within so many days. */
const SOON_DAYS = 14;

/** How many days a package with something left can still be used after today; null when that is long. */
export function daysLeft({ state, expiresOn }: HeldPackage, today: IsoDate): number | null {
  if (state !== 'usable') return null;
  for (let days = 0; days <= SOON_DAYS; days += 1) if (addDays(today, days) === expiresOn) return days;
  return null;
}
