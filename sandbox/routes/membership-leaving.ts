import express, { type Router } from 'express';
import {
  getAccountMembership,
  getMembershipLeaving,
  leaveMembership,
  type MembershipLeaving,
  withdrawCancellation,
} from '../domain/held-memberships/index.ts';
import { hasMoney, type RefundWay } from '../domain/memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { sessionOf } from '../server/sessions.ts';
import type { RefundPart } from '../store/schema/details.ts';
import { wireMembership } from './wire/account-membership.ts';
import { wirePrice } from './wire/money.ts';
import type { Schemas } from './wire/schemas.ts';

const CANCEL = '/api/my-account/memberships/:id/cancel';

/** Tag `membership-leaving`: cancelling a membership, and withdrawing the cancellation. */
export function membershipLeavingRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get(CANCEL, async (request, response) => {
    const leaving = await getMembershipLeaving(store, sessionOf(request), request.params.id);
    response.json({ data: wireLeaving(leaving) });
  });
  router.post(CANCEL, async (request, response) => {
    const body: Schemas['LeaveMembershipRequest'] = request.body;
    const leaving = await leaveMembership(store, sessionOf(request), {
      id: request.params.id,
      reason: body.reason?.trim() || null,
      endsOn: body.ends_on,
      expected: body.expected,
      attemptId: body.attempt_id ?? null,
      refundTo: body.refund_to ?? 'credit',
    });
    response.json({ data: wireLeaving(leaving) });
  });
  router.delete(CANCEL, async (request, response) => {
    const session = sessionOf(request);
    await withdrawCancellation(store, session, request.params.id);
    response.json({ data: wireMembership(await getAccountMembership(store, session, request.params.id)) });
  });
  return router;
}

function wireLeaving({
  type,
  preview,
  cancellation,
  mayFreeze,
}: MembershipLeaving): Schemas['MembershipLeaving'] {
  return {
    name: type.name,
    may_freeze: mayFreeze,
    preview: preview && {
      ends_on: preview.lastDay,
      is_cooling_off: preview.isCoolingOff,
      cooling_off_until: preview.coolingOffUntil,
      last_collection: wireCollection(preview.lastCollection),
      refund: wireRefund(preview.refund),
      refund_choices: hasMoney(preview.parts.payment)
        ? WAYS.map((way) => ({ way, parts: preview.parts[way].map(wirePart) }))
        : [],
      benefits: type.detail.benefits.map(({ name }) => name),
      guest_passes: preview.passes.map(({ id, firstName, lastName, visitDate }) => ({
        id,
        guest_name: `${firstName} ${lastName}`,
        visit_date: visitDate,
      })),
      bookings: preview.bookings.map(({ id, detail, pricePaid }) => ({
        id,
        title: detail.title,
        local_date: detail.localDate,
        local_start: detail.localStart,
        attendee_name: detail.attendee?.name ?? null,
        refund: wireRefund(pricePaid),
      })),
      next_review: null,
      expected: preview.expected,
    },
    cancellation: cancellation && {
      reference: cancellation.reference,
      ends_on: cancellation.lastDay,
      last_collection: wireCollection(cancellation.lastCollection),
      refund: wireRefund(cancellation.refund),
      refund_parts: cancellation.parts.filter(({ amount }) => amount > 0).map(wirePart),
      can_take_back: !hasMoney(cancellation.parts),
    },
  };
}

function wireCollection(
  collection: NonNullable<MembershipLeaving['preview']>['lastCollection'],
): Schemas['MembershipCollection'] | null {
  return collection && { date: collection.date, amount: wirePrice(collection.amount) };
}

const WAYS: readonly RefundWay[] = ['payment', 'credit'];
const TO = {
  general: 'credit',
  membership: 'membership_credit',
  card: 'card',
  bank: 'bank_account',
} as const;

function wirePart({ to, amount }: RefundPart): Schemas['RefundPart'] {
  return { to: TO[to], amount: wirePrice(amount) };
}

/** The refund as one sum of credit, for clients that do not know its parts. */
function wireRefund(pence: number): Schemas['LeavingRefund'] | null {
  return pence === 0 ? null : { to: 'credit', amount: wirePrice(pence) };
}
