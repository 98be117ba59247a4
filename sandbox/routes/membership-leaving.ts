import express, { type Router } from 'express';
import {
  getAccountMembership,
  getMembershipLeaving,
  leaveMembership,
  type MembershipLeaving,
  withdrawCancellation,
} from '../domain/held-memberships/index.ts';
import { hasMoneyRefund, type RefundWay } from '../domain/memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import type { RefundPart } from '../store/schema/details.ts';
import { toWireMembership } from './wire/account-membership.ts';
import { toWirePrice } from './wire/money.ts';
import type { Schemas } from './wire/schemas.ts';

const CANCEL_PATH = '/api/my-account/memberships/:id/cancel';

/** Tag `membership-leaving`: cancelling a membership, and withdrawing the cancellation. */
export function membershipLeavingRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get(CANCEL_PATH, async (request, response) => {
    const leaving = await getMembershipLeaving(store, requireCaller(request), request.params.id);
    response.json({ data: toWireLeaving(leaving) });
  });
  router.post(CANCEL_PATH, async (request, response) => {
    const body: Schemas['LeaveMembershipRequest'] = request.body;
    const leaving = await leaveMembership(store, requireCaller(request), {
      id: request.params.id,
      reason: body.reason?.trim() || null,
      endsOn: body.ends_on,
      expected: body.expected,
      attemptId: body.attempt_id ?? null,
      refundTo: body.refund_to ?? 'credit',
    });
    response.json({ data: toWireLeaving(leaving) });
  });
  router.delete(CANCEL_PATH, async (request, response) => {
    const caller = requireCaller(request);
    await withdrawCancellation(store, caller, request.params.id);
    response.json({ data: toWireMembership(await getAccountMembership(store, caller, request.params.id)) });
  });
  return router;
}

function toWireLeaving({
  type,
  preview,
  cancellation,
  canFreeze,
}: MembershipLeaving): Schemas['MembershipLeaving'] {
  return {
    name: type.name,
    may_freeze: canFreeze,
    preview: preview && {
      ends_on: preview.lastDay,
      is_cooling_off: preview.isCoolingOff,
      cooling_off_until: preview.coolingOffUntil,
      last_collection: toWireCollection(preview.lastCollection),
      refund: toWireRefund(preview.refund),
      refund_choices: hasMoneyRefund(preview.refundParts.payment)
        ? REFUND_WAYS.map((refundWay) => ({
            way: refundWay,
            parts: preview.refundParts[refundWay].map(toWirePart),
          }))
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
        refund: toWireRefund(pricePaid),
      })),
      next_review: null,
      expected: preview.expected,
    },
    cancellation: cancellation && {
      reference: cancellation.reference,
      ends_on: cancellation.lastDay,
      last_collection: toWireCollection(cancellation.lastCollection),
      refund: toWireRefund(cancellation.refund),
      refund_parts: cancellation.parts.filter(({ amount }) => amount > 0).map(toWirePart),
      can_take_back: !hasMoneyRefund(cancellation.parts),
    },
  };
}

function toWireCollection(
  collection: NonNullable<MembershipLeaving['preview']>['lastCollection'],
): Schemas['MembershipCollection'] | null {
  return collection && { date: collection.date, amount: toWirePrice(collection.amount) };
}

const REFUND_WAYS: readonly RefundWay[] = ['payment', 'credit'];
const WIRE_REFUND_TARGETS = {
  general: 'credit',
  membership: 'membership_credit',
  card: 'card',
  bank: 'bank_account',
} as const;

function toWirePart({ to, amount }: RefundPart): Schemas['RefundPart'] {
  return { to: WIRE_REFUND_TARGETS[to], amount: toWirePrice(amount) };
}

/** The refund as one sum of credit, for clients that do not know its parts. */
function toWireRefund(pence: number): Schemas['LeavingRefund'] | null {
  return pence === 0 ? null : { to: 'credit', amount: toWirePrice(pence) };
}
