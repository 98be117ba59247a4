import type { SlotGrid } from '@/shared/api';
import { text } from '../texts';

type Ruled = Pick<SlotGrid, 'rules' | 'limits'>;

/** When a slot opens, and how many one person may have. */
export function ruleSentences({ rules, limits: { perDay, consecutive } }: Ruled): string[] {
  const limit = limitSentence(perDay ?? null, consecutive ?? null);
  return [rules.opens, ...(limit === null ? [] : [limit])];
}

function limitSentence(perDay: number | null, row: number | null): string | null {
  if (perDay !== null && row !== null) return text('space.perDayRow', { n: perDay, row });
  if (perDay !== null) return text('space.perDay', { n: perDay });
  return row === null ? null : text('space.row', { row });
}
