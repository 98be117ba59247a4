import { createEvent, sample } from 'effector';
import { type Cart, loadCart } from '@/shared/api';
import { createRequest } from '@/shared/request';

/** A payment was refused, so the missing forms of the basket are loaded. */
export const missingFormsRequested = createEvent();
export const closed = createEvent();

const request = createRequest<void, Cart>({ load: (_, options) => loadCart({}, options) });

/** The items that need a form about their child. */
export const $missingForms = request.$data.map(
  (cart) => cart?.items.filter(({ needsForm, attendee }) => needsForm && attendee !== null) ?? [],
);

sample({ clock: missingFormsRequested, target: request.reloadRequested });
sample({ clock: closed, target: request.reset });
