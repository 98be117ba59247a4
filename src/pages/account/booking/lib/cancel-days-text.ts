import { text } from '../texts';

/** The label for cancelling this number of days of a camp at once. */
export function cancelDaysText(label: 'open' | 'title', count: number): string {
  return count === 2 ? text(`cancel.${label}Both`) : text(`cancel.${label}Whole`, { count });
}
