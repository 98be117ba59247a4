import type { Camp } from '@/shared/api';
import type { ChosenDays } from './chosen-days';

type CampWithDays = Pick<Camp, 'days'>;

/** The ids of the chosen days to which an extra can be added. */
export function listDaysWithExtra({ days }: CampWithDays, chosenDays: ChosenDays, extraId: string): string[] {
  return days.flatMap(({ id, options }) => {
    const option = options.find((candidate) => candidate.id === chosenDays[id]?.optionId);
    return option?.extraIds.includes(extraId) ? [id] : [];
  });
}

/** Whether every chosen day that can have the extra has it. */
export function hasExtraOnAllDays(camp: CampWithDays, chosenDays: ChosenDays, extraId: string): boolean {
  const days = listDaysWithExtra(camp, chosenDays, extraId);
  return days.length > 0 && days.every((id) => chosenDays[id]?.extraIds.includes(extraId));
}

/** Whether some chosen days have an extra that others could have too. */
export function hasUnevenExtras(camp: Pick<Camp, 'days' | 'extras'>, chosenDays: ChosenDays): boolean {
  return camp.extras.some(
    ({ id }) =>
      !hasExtraOnAllDays(camp, chosenDays, id) &&
      Object.values(chosenDays).some(({ extraIds }) => extraIds.includes(id)),
  );
}

/** Toggles an extra of a chosen day. */
export function toggleExtra(chosenDays: ChosenDays, dayId: string, extraId: string): ChosenDays {
  const currentChoice = chosenDays[dayId];
  if (!currentChoice) return chosenDays;
  const extraIds = currentChoice.extraIds.includes(extraId)
    ? currentChoice.extraIds.filter((id) => id !== extraId)
    : [...currentChoice.extraIds, extraId];
  return { ...chosenDays, [dayId]: { ...currentChoice, extraIds } };
}

/** Adds an extra to all chosen days that can have it, or removes it from all. */
export function setExtraOnAllDays(
  camp: CampWithDays,
  chosenDays: ChosenDays,
  extraId: string,
  isWanted: boolean,
): ChosenDays {
  return listDaysWithExtra(camp, chosenDays, extraId)
    .filter((id) => chosenDays[id]?.extraIds.includes(extraId) !== isWanted)
    .reduce((changedDays, id) => toggleExtra(changedDays, id, extraId), chosenDays);
}
