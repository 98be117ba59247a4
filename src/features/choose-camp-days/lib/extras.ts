import type { Camp } from '@/shared/api';
import type { ChosenDays } from './chosen-days';

type Days = Pick<Camp, 'days'>;

/** The ids of the chosen days to which an extra can be added. */
export function listDaysWithExtra({ days }: Days, chosen: ChosenDays, extraId: string): string[] {
  return days.flatMap(({ id, options }) => {
    const option = options.find((one) => one.id === chosen[id]?.optionId);
    return option?.extraIds.includes(extraId) ? [id] : [];
  });
}

/** Whether every chosen day that can have the extra has it. */
export function hasOnAll(camp: Days, chosen: ChosenDays, extraId: string): boolean {
  const days = listDaysWithExtra(camp, chosen, extraId);
  return days.length > 0 && days.every((id) => chosen[id]?.extraIds.includes(extraId));
}

/** Whether some chosen days have an extra that others could have too. */
export function isUneven(camp: Pick<Camp, 'days' | 'extras'>, chosen: ChosenDays): boolean {
  return camp.extras.some(
    ({ id }) =>
      !hasOnAll(camp, chosen, id) && Object.values(chosen).some(({ extraIds }) => extraIds.includes(id)),
  );
}

/** Toggles an extra of a chosen day. */
export function withExtra(chosen: ChosenDays, dayId: string, extraId: string): ChosenDays {
  const current = chosen[dayId];
  if (!current) return chosen;
  const extraIds = current.extraIds.includes(extraId)
    ? current.extraIds.filter((id) => id !== extraId)
    : [...current.extraIds, extraId];
  return { ...chosen, [dayId]: { ...current, extraIds } };
}

/** Adds an extra to all chosen days that can have it, or removes it from all. */
export function withExtraOnAll(
  camp: Days,
  chosen: ChosenDays,
  extraId: string,
  isWanted: boolean,
): ChosenDays {
  return listDaysWithExtra(camp, chosen, extraId)
    .filter((id) => chosen[id]?.extraIds.includes(extraId) !== isWanted)
    .reduce((changed, id) => withExtra(changed, id, extraId), chosen);
}
