import type { ReactNode } from 'react';

/** Amount and period, weekday, day and month, number and unit, youngest age; start and end; a number of a total; the two parts of a postcode. */
const UNBREAKABLE_PHRASE =
  /(?:\b[MTWFS][a-z]{2} )?(?:\d of )?\d+ (?:(?:Jan|Feb|Ma[ry]|Apr|Ju[nl]|Aug|Sep|Oct|Nov|Dec)[a-z]*|and over|(?:a )?(?:mile|year|month|week|day|hour|minute|space|session|classe?|visit|item|MB)s?\b)|\d to \d|\d of \d|\b[A-Z]{1,2}\d\w? \d[A-Z]{2}\b/g;

/**
 * Joins what must stay on one line with non-breaking spaces: "£36.50 a month", "Thu 26 Nov", "12:00 to 12:45", "M12 6FZ". Takes a
 * text or the children of an element.
 */
export function joinUnbreakable(children: string): string;
export function joinUnbreakable(children: ReactNode): ReactNode;
export function joinUnbreakable(children: unknown): unknown;
export function joinUnbreakable(children: unknown): unknown {
  if (typeof children === 'string')
    return children.replace(UNBREAKABLE_PHRASE, (match) => match.replaceAll(' ', '\u00a0'));
  return Array.isArray(children) ? children.map((child: unknown) => joinUnbreakable(child)) : children;
}
