import { createEvent, sample } from 'effector';
import { type Cart, loadCart } from '@/shared/api';
import { createRequest } from '@/shared/request';

/** A payment was refused, so the missing forms of the basket are loaded. */
export const missingFormsRequested = createEvent();
export const closed = createEvent();

const cartRequest = createRequest<void, Cart>({ load: (_, options) => loadCart({}, options) });

/** The items that need a form about their child. */
export const $itemsMissingForms = cartRequest.$data.map(
  (cart) => cart?.items.filter(({ needsForm, attendee }) => needsForm && attendee !== null) ?? [],
);

sample({ clock: missingFormsRequested, target: cartRequest.reloadRequested });
sample({ clock: closed, target: cartRequest.reset });
