import type { Camp } from '@/shared/api';
import type { ChosenDays, Day } from './chosen-days';
import { hasExtraOnAllDays } from './extras';

type CampChoices = Pick<Camp, 'days' | 'extras'>;

/** Changes the option of a day; null removes the day. A day that is added gets the extras that all other days have. */
export function chooseOption(
  camp: CampChoices,
  chosenDays: ChosenDays,
  day: Day,
  optionId: string | null,
): ChosenDays {
  const { [day.id]: currentChoice, ...otherDays } = chosenDays;
  const option = day.options.find(({ id }) => id === optionId);
  if (!option) return otherDays;
  const extras = currentChoice?.extraIds ?? listCommonExtras(camp, chosenDays);
  const extraIds = extras.filter((id) => option.extraIds.includes(id));
  return { ...otherDays, [day.id]: { optionId: option.id, extraIds } };
}

/** Chooses the full day for each of these days; choices for other days stay. */
export function chooseFullDays(camp: CampChoices, chosenDays: ChosenDays, days: readonly Day[]): ChosenDays {
  return days.reduce((changedDays, day) => {
    const fullDay = day.options.find(({ isFullDay }) => isFullDay);
    return fullDay ? chooseOption(camp, changedDays, day, fullDay.id) : changedDays;
  }, chosenDays);
}

/** The extras that all chosen days have; an extra of a single day does not spread to others. */
function listCommonExtras(camp: CampChoices, chosenDays: ChosenDays): string[] {
  if (Object.keys(chosenDays).length < 2) return [];
  return camp.extras.flatMap(({ id }) => (hasExtraOnAllDays(camp, chosenDays, id) ? [id] : []));
}
