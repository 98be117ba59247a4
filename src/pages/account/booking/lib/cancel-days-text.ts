import { text } from '../texts';

/** The label for cancelling this number of days of a camp at once. */
export function formatCancelDays(textKey: 'open' | 'title', dayCount: number): string {
  return dayCount === 2 ? text(`cancel.${textKey}Both`) : text(`cancel.${textKey}Whole`, { count: dayCount });
}
