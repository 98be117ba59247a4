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

const NO_DAY_MESSAGE = 'Choose at least one day.';
const DAY_TWICE_MESSAGE = 'Choose each day once.';

/**
 * Reads the days and extras from an item's options.
 * @throws DomainError 422 under `days` or `extras`
 */
export function readCampChoices({ days, extras }: ItemOptions): CampChoices {
  const chosenDays = readOptionList('days', days).map((entry) => ({
    dayId: requireTextField('days', entry, 'day_id'),
    optionId: requireTextField('days', entry, 'option_id'),
  }));
  if (chosenDays.length === 0) throw invalid({ days: [NO_DAY_MESSAGE] });
  if (new Set(chosenDays.map(({ dayId }) => dayId)).size < chosenDays.length)
    throw invalid({ days: [DAY_TWICE_MESSAGE] });
  const chosenExtras = readOptionList('extras', extras).map((entry) => ({
    dayId: requireTextField('extras', entry, 'day_id'),
    extraId: requireTextField('extras', entry, 'extra_id'),
  }));
  const extraKeys = chosenExtras.map(({ dayId, extraId }) => `${dayId} ${extraId}`);
  if (new Set(extraKeys).size < extraKeys.length)
    throw invalid({ extras: ['Choose each extra once a day.'] });
  return { days: chosenDays, extras: chosenExtras };
}

/** Writes the same days, without extras, as an item's options. */
export function toCampItemOptions(days: readonly DayChoice[]): ItemOptions {
  return { days: days.map(({ dayId, optionId }) => ({ day_id: dayId, option_id: optionId })), extras: [] };
}

function readOptionList(name: string, value: ItemOption | undefined): readonly ItemOption[] {
  if (value === undefined || value === null) return [];
  if (!isList(value)) throw invalid({ [name]: ['This must be a list.'] });
  return value;
}

function isList(value: ItemOption): value is readonly ItemOption[] {
  return Array.isArray(value);
}

function requireTextField(name: string, value: ItemOption, key: string): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const text = fields.find(([fieldName]) => fieldName === key)?.[1];
  if (typeof text !== 'string') throw invalid({ [name]: [`Each needs a "${key}".`] });
  return text;
}
