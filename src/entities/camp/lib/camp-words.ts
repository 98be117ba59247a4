import { shortDayName } from '@/entities/session/@x/camp';
import type { Camp, CampSummary } from '@/shared/api';
import { text } from '../texts';

type Option = Camp['days'][number]['options'][number];

/** "Mon 7 Dec to Fri 11 Dec", or a single date for a camp of one day. */
export function formatCampDates({ from, to }: Pick<CampSummary, 'from' | 'to'>): string {
  const [first, last] = [shortDayName(from), shortDayName(to)];
  return first === last ? first : text('camp.days', { from: first, to: last });
}

/** "Aged 5 to 11"; null if the camp is open to all ages. */
export function formatCampAges({ age: { min = null, max = null } }: Pick<CampSummary, 'age'>): string | null {
  if (min !== null && max !== null) return text('camp.ages', { min, max });
  if (min !== null) return text('camp.agesFrom', { min });
  return max === null ? null : text('camp.agesTo', { max });
}

/** A whole camp's availability in words. */
export function formatCampState({
  state,
  dayCount,
  openDayCount,
}: Pick<CampSummary, 'state' | 'dayCount' | 'openDayCount'>): string {
  if (state === 'full' || state === 'closed' || state === 'cancelled') return text(`camp.${state}`);
  if (openDayCount < dayCount) return text('camp.someOpen', { open: openDayCount, all: dayCount });
  return text(state === 'few' ? 'camp.few' : 'camp.open');
}

/** The availability of one option of a day in words; null while there are plenty of spaces. */
export function formatOptionState({ state, remaining }: Pick<Option, 'state' | 'remaining'>): string | null {
  if (state === 'available') return null;
  if (state === 'few') return remaining === 1 ? text('camp.oneLeft') : text('camp.left', { n: remaining });
  return text(`camp.${state}`);
}

/** Whether there is room to book. */
export function hasRoom({ state }: Pick<Option, 'state'>): boolean {
  return state === 'available' || state === 'few';
}
