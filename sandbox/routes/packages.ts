import express, { type Router } from 'express';
import {
  type AccountPackage,
  getPackagesAtVenue,
  listAccountPackages,
  type VenuePackages,
} from '../domain/packages/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { findServedCaller, requireCaller } from '../server/callers.ts';
import { toWirePrice } from './wire/money.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';
import { toWireVenue } from './wire/session.ts';

/** Tag `packages`: packages of visits for sale, and those that a customer has. */
export function packageRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/activities/packages', async (request, response) => {
    const packages = await getPackagesAtVenue(
      store,
      await findServedCaller(store, request),
      readQueryText(request, 'venue') ?? '',
    );
    response.json({ data: toWirePackages(packages) });
  });
  router.get('/api/my-account/packages', async (request, response) => {
    const accountPackages = await listAccountPackages(store, requireCaller(request));
    response.json({ data: { items: accountPackages.map(toWireAccountPackage) } });
  });
  return router;
}

function toWirePackages({ venue, packageTypes, ownPackages }: VenuePackages): Schemas['Packages'] {
  return {
    venue: toWireVenue(venue),
    packages: packageTypes.map(
      ({ id, name, price, detail: { description, uses, validDays, transferable } }) => ({
        id,
        name,
        description,
        uses,
        valid_days: validDays,
        transferable,
        price: toWirePrice(price),
        price_per_use: toWirePrice(Math.round(price / uses)),
      }),
    ),
    mine: ownPackages.map(toWireCustomerPackage),
  };
}

function toWireCustomerPackage({
  id,
  name,
  uses,
  usesLeft,
  expiresOn,
  state,
}: VenuePackages['ownPackages'][number]): Schemas['CustomerPackage'] {
  return { id, name, uses, uses_left: usesLeft, expires_on: expiresOn, state };
}

function toWireAccountPackage(accountPackage: AccountPackage): Schemas['HeldPackage'] {
  return {
    ...toWireCustomerPackage(accountPackage),
    transferable: accountPackage.transferable,
    description: accountPackage.description,
    venues: accountPackage.venues,
    booked_in: accountPackage.covers.categories.includes('courts') ? 'spaces' : 'timetable',
    activity_slugs:
      accountPackage.covers.categories.length === 0 ? [...accountPackage.covers.activities] : [],
    history: accountPackage.history.map(({ bookingId, date, title, person, visitCount }) => ({
      booking_id: bookingId,
      date,
      title,
      person,
      count: visitCount,
    })),
  };
}
