import { text } from '../texts';

/** The label for cancelling this number of days of a camp at once. */
export function cancelDaysText(part: 'open' | 'title', count: number): string {
  return count === 2 ? text(`cancel.${part}Both`) : text(`cancel.${part}Whole`, { count });
}
