import { text } from '../texts';

/** What the cancellation of so many days of a camp at once is called. */
export function cancelDaysText(part: 'open' | 'title', count: number): string {
  return count === 2 ? text(`cancel.${part}Both`) : text(`cancel.${part}Whole`, { count });
}
