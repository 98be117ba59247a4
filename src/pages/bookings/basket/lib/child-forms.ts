import type { Item } from './items';

/** An item with the child about whom a form is needed. */
export interface NeededForm {
  readonly itemId: string;
  /** What is booked. */
  readonly name: string;
  readonly attendeeId: string;
  readonly attendeeName: string;
  /** The camp or course. */
  readonly forId: string;
}

/** The forms that are needed before the basket is paid: one for each child, though several items may ask for it. */
export function neededForms(items: readonly Item[]): NeededForm[] {
  const forms = items.flatMap(({ id, name, needsForm, attendee, objectId }): NeededForm[] =>
    needsForm && attendee && objectId !== null
      ? [{ itemId: id, name, attendeeId: attendee.id, attendeeName: attendee.name, forId: objectId }]
      : [],
  );
  return forms.filter(
    ({ attendeeId }, index) => forms.findIndex((one) => one.attendeeId === attendeeId) === index,
  );
}

/** The form that the address names by its item; null for none, and for one that is no longer needed. */
export const formIn = (query: URLSearchParams, items: readonly Item[]): NeededForm | null =>
  neededForms(items.filter(({ id }) => id === query.get('form')))[0] ?? null;
