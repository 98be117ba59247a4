import { invalid } from '../../common/index.ts';
import type { ItemOption, ItemOptions } from '../../common/types.ts';

export interface DayChoice {
  readonly dayId: string;
  readonly optionId: string;
}

export interface ExtraChoice {
  readonly dayId: string;
  readonly extraId: string;
}

export interface CampChoices {
  readonly days: readonly DayChoice[];
  readonly extras: readonly ExtraChoice[];
}

const NO_DAY = 'Choose at least one day.';
const DAY_TWICE_MESSAGE = 'Choose each day once.';

/**
 * Reads the days and extras from an item's options.
 * @throws DomainError 422 under `days` or `extras`
 */
export function readCampChoices({ days, extras }: ItemOptions): CampChoices {
  const chosen = listOf('days', days).map((one) => ({
    dayId: requireText('days', one, 'day_id'),
    optionId: requireText('days', one, 'option_id'),
  }));
  if (chosen.length === 0) throw invalid({ days: [NO_DAY] });
  if (new Set(chosen.map(({ dayId }) => dayId)).size < chosen.length)
    throw invalid({ days: [DAY_TWICE_MESSAGE] });
  const added = listOf('extras', extras).map((one) => ({
    dayId: requireText('extras', one, 'day_id'),
    extraId: requireText('extras', one, 'extra_id'),
  }));
  const keys = added.map(({ dayId, extraId }) => `${dayId} ${extraId}`);
  if (new Set(keys).size < keys.length) throw invalid({ extras: ['Choose each extra once a day.'] });
  return { days: chosen, extras: added };
}

/** Writes the same days, without extras, as an item's options. */
export function toCampItemOptions(days: readonly DayChoice[]): ItemOptions {
  return { days: days.map(({ dayId, optionId }) => ({ day_id: dayId, option_id: optionId })), extras: [] };
}

function listOf(name: string, value: ItemOption | undefined): readonly ItemOption[] {
  if (value === undefined || value === null) return [];
  if (!isList(value)) throw invalid({ [name]: ['This must be a list.'] });
  return value;
}

function isList(value: ItemOption): value is readonly ItemOption[] {
  return Array.isArray(value);
}

function requireText(name: string, value: ItemOption, key: string): string {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found = parts.find(([part]) => part === key)?.[1];
  if (typeof found !== 'string') throw invalid({ [name]: [`Each needs a "${key}".`] });
  return found;
}
