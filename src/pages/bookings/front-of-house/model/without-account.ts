import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $user, customerServed } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import { type ApiFailure, findCustomers, loadServedCustomer, type ServedCustomer } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $selectedVenueSlug } from '@/shared/mode';
import { closed } from './find-customer';

/**
 * The name of a centre's account for customers without one; it is followed by the name of the centre
 * (`openapi/paths/front-of-house.yaml`).
 */
const WALK_IN_NAME_PREFIX = 'Walk-in customer';

export const withoutAccountClicked = createEvent();

/** The centre where staff sell: the selected one, otherwise their own; null until it is known. */
export const $centreName = combine($venues, $selectedVenueSlug, $user, (venues, slug, user) => {
  const findVenueName = (slug: string | null | undefined) =>
    venues.find((venue) => venue.slug === slug)?.name;
  return findVenueName(slug) ?? findVenueName(user?.homeVenueSlug) ?? null;
});

const serveWalkInFx = createEffect<string, ServedCustomer | null, ApiFailure>(async (centreName) => {
  const walkInName = `${WALK_IN_NAME_PREFIX} ${centreName}`;
  const customers = await findCustomers({ search: walkInName.slice(0, 100) });
  const walkIn = customers.find((customer) => customer.name === walkInName);
  return walkIn ? loadServedCustomer({ id: walkIn.id }) : null;
});
export const $isFindingWalkIn = serveWalkInFx.pending;

const saleRequested = sample({
  clock: withoutAccountClicked,
  source: { centre: $centreName, isFinding: $isFindingWalkIn },
  fn: ({ centre, isFinding }) => (isFinding ? null : centre),
});
sample({ clock: saleRequested.filter({ fn: isPresent }), target: serveWalkInFx });

// Ignores a response after staff have left the page, because they may be serving another customer.
const $isResponseExpected = createStore(false)
  .on(serveWalkInFx, () => true)
  .reset(closed);
sample({
  clock: serveWalkInFx.doneData.filter({ fn: isPresent }),
  filter: $isResponseExpected,
  target: customerServed,
});
/** The name of the centre that has no walk-in customer; null if there is no such error. */
export const $centreWithoutWalkIn = createStore<string | null>(null)
  .on(serveWalkInFx.done, (_, { params, result }) => (result ? null : params))
  .reset(withoutAccountClicked, closed);
export const $withoutAccountFailure = createStore<ApiFailure | null>(null)
  .on(serveWalkInFx.failData, (_, failure) => failure)
  .reset(serveWalkInFx, closed);
