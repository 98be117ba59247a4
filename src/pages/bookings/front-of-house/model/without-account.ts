import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $user, customerServed } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import { type ApiFailure, findCustomers, readServedCustomer, type ServedCustomer } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $selectedVenueSlug } from '@/shared/mode';
import { closed } from './find-customer';

/**
 * The name of a centre's account for customers without one; it is followed by the name of the centre
 * (`openapi/paths/front-of-house.yaml`).
 */
const WALK_IN = 'Walk-in customer';

export const withoutAccountClicked = createEvent();

/** The centre where staff sell: the selected one, otherwise their own; null until it is known. */
export const $centre = combine($venues, $selectedVenueSlug, $user, (venues, slug, user) => {
  const findVenueName = (slug: string | null | undefined) =>
    venues.find((venue) => venue.slug === slug)?.name;
  return findVenueName(slug) ?? findVenueName(user?.homeVenueSlug) ?? null;
});

const serveFx = createEffect<string, ServedCustomer | null, ApiFailure>(async (centre) => {
  const name = `${WALK_IN} ${centre}`;
  const customers = await findCustomers({ search: name.slice(0, 100) });
  const walkIn = customers.find((customer) => customer.name === name);
  return walkIn ? readServedCustomer({ id: walkIn.id }) : null;
});
export const $isFinding = serveFx.pending;

const asked = sample({
  clock: withoutAccountClicked,
  source: { centre: $centre, isFinding: $isFinding },
  fn: ({ centre, isFinding }) => (isFinding ? null : centre),
});
sample({ clock: asked.filter({ fn: isPresent }), target: serveFx });

// Ignores a response after staff have left the page, because they may be serving another customer.
const $isAwaited = createStore(false)
  .on(serveFx, () => true)
  .reset(closed);
sample({
  clock: serveFx.doneData.filter({ fn: isPresent }),
  filter: $isAwaited,
  target: customerServed,
});
/** The name of the centre that has no walk-in customer; null if there is no such error. */
export const $centreWithoutWalkIn = createStore<string | null>(null)
  .on(serveFx.done, (_, { params, result }) => (result ? null : params))
  .reset(withoutAccountClicked, closed);
export const $withoutAccountFailure = createStore<ApiFailure | null>(null)
  .on(serveFx.failData, (_, failure) => failure)
  .reset(serveFx, closed);
