import type { SlotGrid } from '@/shared/api';
import { text } from '../texts';

type FacilityRules = Pick<SlotGrid, 'rules' | 'limits'>;

const MINUTES_PER_HOUR = 60;

/** The sentences about when a slot opens, until when cancellation is free, and how many slots one person may book. */
export function listRules({ rules, limits: { perDay, consecutive } }: FacilityRules): string[] {
  const limit = limitSentence(perDay ?? null, consecutive ?? null);
  return [rules.opens, cancelSentence(rules), ...(limit === null ? [] : [limit])];
}

function cancelSentence({ cancelUntilMinutes, lateFee }: SlotGrid['rules']): string {
  const time = formatUntil(cancelUntilMinutes);
  return lateFee
    ? text('space.cancelRule', { time, price: lateFee.formatted })
    : text('space.cancelFree', { time });
}

function formatUntil(minutes: number): string {
  if (minutes === 0) return text('space.untilStart');
  if (minutes % MINUTES_PER_HOUR !== 0) return text('space.minutes', { n: minutes });
  return minutes === MINUTES_PER_HOUR
    ? text('space.hour')
    : text('space.hours', { n: minutes / MINUTES_PER_HOUR });
}

function limitSentence(perDay: number | null, row: number | null): string | null {
  if (perDay !== null && row !== null) return text('space.perDayRow', { n: perDay, row });
  if (perDay !== null) return text('space.perDay', { n: perDay });
  return row === null ? null : text('space.row', { row });
}
