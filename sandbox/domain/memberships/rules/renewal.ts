import { addDays, formatLongDate, pickLater } from '../../common/index.ts';
import { calculateEndDate } from './billing-date.ts';

/** A membership can be renewed from this many days before its end until as many days after it. */
const RENEWABLE_DAYS = 30;

interface EndingMembership {
  readonly endDate: string;
  readonly fixedDuration: number | null;
  readonly fixedPeriod: string | null;
}

/** The first and last day of the next period. It starts on the day after the end, or today if that has passed. */
export function calculateRenewedPeriod(
  { endDate: end, fixedDuration, fixedPeriod }: EndingMembership,
  today: string,
): { startDate: string; endDate: string | null } {
  const startDate = pickLater(addDays(end, 1), today);
  return { startDate, endDate: calculateEndDate(startDate, fixedDuration, fixedPeriod) };
}

/** Why a membership with this end cannot be renewed today; null if it can. */
export function findRenewalProblem(
  { endDate: end }: Pick<EndingMembership, 'endDate'>,
  today: string,
): string | null {
  const firstRenewalDay = addDays(end, -RENEWABLE_DAYS);
  if (today < firstRenewalDay)
    return `You can renew this membership from ${formatLongDate(firstRenewalDay)}.`;
  return today > addDays(end, RENEWABLE_DAYS)
    ? 'This membership ended too long ago to be renewed. You can buy it again.'
    : null;
}
