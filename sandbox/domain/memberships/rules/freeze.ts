import {
  addMonths,
  addWorkingDays,
  type FieldErrors,
  findLastDayAfterMonths,
  formatLongDate,
  isIsoDate,
} from '../../common/index.ts';

/** The days on which a membership is frozen, both included. */
export interface FrozenDays {
  readonly from: string;
  readonly to: string;
}

/** What the operator's terms say about freezing. */
export const FREEZE_TERMS = {
  noticeWorkingDays: 5,
  minMonths: 1,
  maxMonths: 6,
  /** A freeze begins this many months ahead at the latest. */
  monthsAhead: 3,
  /** Pence, collected instead of the price. */
  monthlyFee: 500,
} as const;

/** The first and the last day on which a freeze that is requested today may begin. */
export function calculateFreezeWindow(today: string): { earliest: string; latest: string } {
  const { noticeWorkingDays, monthsAhead: latestStartMonths } = FREEZE_TERMS;
  return {
    earliest: addWorkingDays(today, noticeWorkingDays),
    latest: addMonths(today, latestStartMonths),
  };
}

/**
 * The last day of a freeze of whole months. Each month contains exactly one collection, because the latest billing
 * day is the 28th.
 */
export function findLastFrozenDay(from: string, months: number): string {
  return findLastDayAfterMonths(from, months);
}

/** The number of whole months in a freeze; null unless it is one to six. */
export function countFreezeMonths({ from, to }: FrozenDays): number | null {
  const { minMonths, maxMonths } = FREEZE_TERMS;
  const allowedMonths = Array.from({ length: maxMonths - minMonths + 1 }, (_, index) => minMonths + index);
  return allowedMonths.find((months) => findLastFrozenDay(from, months) === to) ?? null;
}

/** Why a membership cannot be frozen from this day for these months, by field; empty if it can. */
export function findFreezeErrors(
  { from, months }: { from: string; months: number },
  today: string,
): FieldErrors {
  const { minMonths, maxMonths } = FREEZE_TERMS;
  const fromProblem = findStartProblem(from, today);
  const hasAllowedMonths = Number.isInteger(months) && months >= minMonths && months <= maxMonths;
  return {
    ...(fromProblem !== null && { from: [fromProblem] }),
    ...(!hasAllowedMonths && { months: [`Choose from ${minMonths} to ${maxMonths} months.`] }),
  };
}

function findStartProblem(from: string, today: string): string | null {
  if (!isIsoDate(from)) return 'Date must be valid.';
  const { earliest, latest } = calculateFreezeWindow(today);
  if (from < earliest)
    return `We need ${FREEZE_TERMS.noticeWorkingDays} working days: choose ${formatLongDate(earliest)} or later.`;
  return from > latest ? `Choose ${formatLongDate(latest)} or earlier.` : null;
}

/** Whether a date is within one of these freezes. */
export function isFrozenOn(freezes: readonly FrozenDays[], date: string): boolean {
  return freezes.some(({ from, to }) => from <= date && date <= to);
}

/** The freeze that runs now or is still to come. */
export function findCurrentFreeze<Freeze extends FrozenDays>(
  freezes: readonly Freeze[],
  today: string,
): Freeze | null {
  return freezes.find(({ to }) => to >= today) ?? null;
}
