import type { AccountMembership } from '../../domain/held-memberships/index.ts';
import { wireCollection, wireMay } from './freezing.ts';
import { wireNamed } from './membership.ts';
import { wirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';

/** A membership as its customer sees it. */
export function wireMembership({
  record,
  type,
  venue,
  option,
  ...seen
}: AccountMembership): Schemas['AccountMembership'] {
  const { state, problems, freeze, nextCollection, benefits } = seen;
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
    price: wirePrice(record.price),
    start_date: record.startDate,
    end_date: record.endDate,
    next_collection: wireCollection(nextCollection),
    benefits: benefits.map(({ totalUses, renewsOn, ...benefit }) => ({
      ...benefit,
      total_uses: totalUses,
      renews_on: renewsOn,
    })),
    requires_proof: record.status === 'pending' && type.detail.requiresProof,
    freeze: freeze && { from: freeze.from, to: freeze.to },
    cancels_on: record.cancellation && record.endDate,
    may: {
      change: wireMay(problems.change),
      renew: wireMay(problems.renew),
      freeze: wireMay(problems.freeze),
      cancel: wireMay(problems.cancel),
    },
  };
}
