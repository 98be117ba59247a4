import type { Camp } from '@/shared/api';
import type { ChosenDays, Day } from './chosen-days';
import { hasOnAll } from './extras';

type Chosen = Pick<Camp, 'days' | 'extras'>;

/** Another choice for a day, or null for none. A day that comes in has the extras that all others have. */
export function withOption(camp: Chosen, chosen: ChosenDays, day: Day, optionId: string | null): ChosenDays {
  const { [day.id]: current, ...others } = chosen;
  const wanted = day.options.find(({ id }) => id === optionId);
  if (!wanted) return others;
  const extras = current?.extraIds ?? commonExtras(camp, chosen);
  const extraIds = extras.filter((id) => wanted.extraIds.includes(id));
  return { ...others, [day.id]: { optionId: wanted.id, extraIds } };
}

/** The full day of each of these days; what is chosen for others stays. */
export function withFullDays(camp: Chosen, chosen: ChosenDays, days: readonly Day[]): ChosenDays {
  return days.reduce((all, day) => {
    const full = day.options.find(({ isFullDay }) => isFullDay);
    return full ? withOption(camp, all, day, full.id) : all;
  }, chosen);
}

/** What was asked for on one day alone is not meant for others. */
function commonExtras(camp: Chosen, chosen: ChosenDays): string[] {
  if (Object.keys(chosen).length < 2) return [];
  return camp.extras.flatMap(({ id }) => (hasOnAll(camp, chosen, id) ? [id] : []));
}
