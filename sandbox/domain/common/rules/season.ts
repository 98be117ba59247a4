import { addDays, parseDateParts } from './dates.ts';

/** A year of the operator's children's programme, from 1 September to 31 August. */
export interface Season {
  /** `2026/27`. */
  name: string;
  lastDay: string;
}

/** Answers confirmed this many days before a season are valid for it, so that a form from July is still valid in October. */
const CONFIRMABLE_DAYS_AHEAD = 62;
const FIRST_MONTH_OF_SEASON = 9;

/** The season for which answers confirmed on a date are valid. */
export function findConfirmedSeason(date: string): Season {
  const { year, month } = parseDateParts(addDays(date, CONFIRMABLE_DAYS_AHEAD));
  const startYear = month >= FIRST_MONTH_OF_SEASON ? year : year - 1;
  return {
    name: `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`,
    lastDay: `${startYear + 1}-08-31`,
  };
}
