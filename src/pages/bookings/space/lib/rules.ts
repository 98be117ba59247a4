import type { SlotGrid } from '@/shared/api';
import { text } from '../texts';

type FacilityRules = Pick<SlotGrid, 'rules' | 'limits'>;

const MINUTES_PER_HOUR = 60;

/** The sentences about when a slot opens, until when cancellation is free, and how many slots one person may book. */
export function listFacilityRules({ rules, limits: { perDay, consecutive } }: FacilityRules): string[] {
  const limitSentence = formatLimit(perDay ?? null, consecutive ?? null);
  return [rules.opens, formatCancelRule(rules), ...(limitSentence === null ? [] : [limitSentence])];
}

function formatCancelRule({ cancelUntilMinutes, lateFee }: SlotGrid['rules']): string {
  const deadline = formatCancelDeadline(cancelUntilMinutes);
  return lateFee
    ? text('space.cancelRule', { time: deadline, price: lateFee.formatted })
    : text('space.cancelFree', { time: deadline });
}

function formatCancelDeadline(minutesBeforeStart: number): string {
  if (minutesBeforeStart === 0) return text('space.untilStart');
  if (minutesBeforeStart % MINUTES_PER_HOUR !== 0) return text('space.minutes', { n: minutesBeforeStart });
  return minutesBeforeStart === MINUTES_PER_HOUR
    ? text('space.hour')
    : text('space.hours', { n: minutesBeforeStart / MINUTES_PER_HOUR });
}

function formatLimit(perDay: number | null, inARow: number | null): string | null {
  if (perDay !== null && inARow !== null) return text('space.perDayRow', { n: perDay, row: inARow });
  if (perDay !== null) return text('space.perDay', { n: perDay });
  return inARow === null ? null : text('space.row', { row: inARow });
}
