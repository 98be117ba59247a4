import express, { type Router } from 'express';
import { money } from '../domain/rules/money.ts';
import {
  type AccountMembership,
  accountMembership,
  accountMemberships,
} from '../domain/use-cases/account-memberships.ts';
import type { ApiParts } from '../server/api.ts';
import { sessionOf } from '../server/sessions.ts';
import { wireNamed } from './wire/membership.ts';
import { wirePrice } from './wire/money.ts';

/** Tag `account-memberships`: the memberships of a customer. */
export function accountMembershipRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/memberships', async (request, response) => {
    const held = await accountMemberships(store, sessionOf(request));
    response.json({ data: { items: held.map(wireMembership) } });
  });
  router.get('/api/my-account/memberships/:id', async (request, response) => {
    const held = await accountMembership(store, sessionOf(request), request.params.id);
    response.json({ data: wireMembership(held) });
  });
  return router;
}

function wireMembership({ record, type, venue, option, ...seen }: AccountMembership) {
  const { state, problems, nextCollection, benefits } = seen;
  return {
    id: record.id,
    state,
    type: {
      id: type.id,
      slug: type.slug,
      name: type.name,
      categories: type.detail.categories.map(wireNamed),
    },
    home_venue: { ...wireNamed(venue), slug: venue.slug },
    payment_option: {
      id: option.id,
      payment_type: option.paymentType,
      fixed_duration: option.fixedDuration,
      fixed_period: option.fixedPeriod,
    },
    price: wirePrice(money(record.price)),
    start_date: record.startDate,
    end_date: record.endDate,
    next_collection: nextCollection && {
      date: nextCollection.date,
      amount: wirePrice(money(nextCollection.amount)),
    },
    benefits: benefits.map(({ totalUses, renewsOn, ...benefit }) => ({
      ...benefit,
      total_uses: totalUses,
      renews_on: renewsOn,
    })),
    requires_proof: record.status === 'pending' && type.detail.requiresProof,
    freeze: null,
    cancels_on: null,
    may: {
      change: wireMay(problems.change),
      renew: wireMay(problems.renew),
      freeze: wireMay(problems.freeze),
      cancel: wireMay(problems.cancel),
    },
  };
}

function wireMay(message: string | null) {
  return { allowed: message === null, message };
}
