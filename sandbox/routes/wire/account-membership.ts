import type { AccountMembership } from '../../domain/held-memberships/index.ts';
import { toWireCollection, toWirePermission } from './freezing.ts';
import { toWireNamed } from './membership.ts';
import { toWirePrice } from './money.ts';
import type { Schemas } from './schemas.ts';

/** A membership as its customer sees it. */
export function toWireMembership({
  record,
  type,
  venue,
  option,
  ...accountMembership
}: AccountMembership): Schemas['AccountMembership'] {
  const { state, problems, freeze, nextCollection, benefits } = accountMembership;
  return {
    id: record.id,
    state,
    type: {
      id: type.id,
      slug: type.slug,
      name: type.name,
      categories: type.detail.categories.map(toWireNamed),
    },
    home_venue: { ...toWireNamed(venue), slug: venue.slug },
    payment_option: {
      id: option.id,
      payment_type: option.paymentType,
      fixed_duration: option.fixedDuration,
      fixed_period: option.fixedPeriod,
    },
    price: toWirePrice(record.price),
    start_date: record.startDate,
    end_date: record.endDate,
    next_collection: toWireCollection(nextCollection),
    benefits: benefits.map(({ totalUses, renewsOn, ...benefit }) => ({
      ...benefit,
      total_uses: totalUses,
      renews_on: renewsOn,
    })),
    requires_proof: record.status === 'pending' && type.detail.requiresProof,
    freeze: freeze && { from: freeze.from, to: freeze.to },
    cancels_on: record.cancellation && record.endDate,
    may: {
      change: toWirePermission(problems.change),
      renew: toWirePermission(problems.renew),
      freeze: toWirePermission(problems.freeze),
      cancel: toWirePermission(problems.cancel),
    },
  };
}
