import type { Camp } from '@/shared/api';
import type { ChosenDays, Day } from './chosen-days';
import { hasOnAll } from './extras';

type Chosen = Pick<Camp, 'days' | 'extras'>;

/** Changes the option of a day; null removes the day. A day that is added gets the extras that all other days have. */
export function withOption(camp: Chosen, chosen: ChosenDays, day: Day, optionId: string | null): ChosenDays {
  const { [day.id]: current, ...others } = chosen;
  const wanted = day.options.find(({ id }) => id === optionId);
  if (!wanted) return others;
  const extras = current?.extraIds ?? commonExtras(camp, chosen);
  const extraIds = extras.filter((id) => wanted.extraIds.includes(id));
  return { ...others, [day.id]: { optionId: wanted.id, extraIds } };
}

/** Chooses the full day for each of these days; choices for other days stay. */
export function withFullDays(camp: Chosen, chosen: ChosenDays, days: readonly Day[]): ChosenDays {
  return days.reduce((all, day) => {
    const full = day.options.find(({ isFullDay }) => isFullDay);
    return full ? withOption(camp, all, day, full.id) : all;
  }, chosen);
}

/** The extras that all chosen days have; an extra of a single day does not spread to others. */
function commonExtras(camp: Chosen, chosen: ChosenDays): string[] {
  if (Object.keys(chosen).length < 2) return [];
  return camp.extras.flatMap(({ id }) => (hasOnAll(camp, chosen, id) ? [id] : []));
}
