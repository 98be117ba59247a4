import type { Item } from './items';

/** An item with a child who needs a form. */
export interface NeededForm {
  readonly itemId: string;
  /** The name of the booked item. */
  readonly itemName: string;
  readonly attendeeId: string;
  readonly attendeeName: string;
  /** The ID of the camp or course. */
  readonly forId: string;
}

/** The forms needed before payment: one per child, even if several items need it. */
export function listNeededForms(items: readonly Item[]): NeededForm[] {
  const forms = items.flatMap(({ id, name, needsForm, attendee, objectId }): NeededForm[] =>
    needsForm && attendee && objectId !== null
      ? [
          {
            itemId: id,
            itemName: name,
            attendeeId: attendee.id,
            attendeeName: attendee.name,
            forId: objectId,
          },
        ]
      : [],
  );
  return forms.filter(
    ({ attendeeId }, index) => forms.findIndex((form) => form.attendeeId === attendeeId) === index,
  );
}

/** The form of the item ID in the address; null if there is none or it is no longer needed. */
export const findRequestedForm = (query: URLSearchParams, items: readonly Item[]): NeededForm | null =>
  listNeededForms(items.filter(({ id }) => id === query.get('form')))[0] ?? null;
