import express, { type Router } from 'express';
import { toLondonDate } from '../domain/common/index.ts';
import {
  type AccountCredit,
  type AccountPayments,
  getAccountCredit,
  getAccountPayments,
} from '../domain/held-memberships/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import { toWirePrice } from './wire/money.ts';
import { toWireTender } from './wire/order.ts';
import { readQueryText } from './wire/query.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `payments`: a customer's charges, upcoming and past payments, and credit. */
export function paymentRoutes({ store }: ApiParts): Router {
  const router = express.Router();
  router.get('/api/my-account/payments', async (request, response) => {
    const payments = await getAccountPayments(
      store,
      requireCaller(request),
      readQueryText(request, 'cursor'),
    );
    response.json({ data: toWirePayments(payments) });
  });
  router.get('/api/my-account/credit', async (request, response) => {
    response.json({ data: toWireCredit(await getAccountCredit(store, requireCaller(request))) });
  });
  return router;
}

function toWirePayments({
  outstandingPenalties,
  waivedPenalties,
  upcomingCollections,
  pastPayments,
  nextCursor,
}: AccountPayments): Schemas['Payments'] {
  return {
    outstanding: outstandingPenalties.map(({ id, kind, name, amount, createdAt }) => ({
      id,
      kind,
      label: name,
      amount: toWirePrice(amount),
      since: toLondonDate(createdAt),
      can_pay_online: true,
      message: null,
    })),
    waived: waivedPenalties.map(({ id, name, amount, waivedAt }) => ({
      id,
      label: name,
      amount: toWirePrice(amount),
      date: toLondonDate(waivedAt),
    })),
    upcoming: upcomingCollections.map(({ date, amount, items }) => ({
      date,
      amount: toWirePrice(amount),
      items: items.map((item) => ({ label: item.label, amount: toWirePrice(item.amount) })),
      method: 'direct_debit',
    })),
    past: pastPayments.map(({ id, kind, createdAt, label, amount, tenders, status, orderId }) => ({
      id,
      kind,
      date: toLondonDate(createdAt),
      label,
      amount: toWirePrice(amount),
      tenders: tenders.map(({ tenderType, amount: paidAmount, card = null }) =>
        toWireTender({ tenderType, amount: paidAmount, card }),
      ),
      status,
      order_id: orderId,
    })),
    next_cursor: nextCursor,
  };
}

function toWireCredit({ general, membership, entries }: AccountCredit): Schemas['AccountCredit'] {
  return {
    balance: toWirePrice(general),
    membership: toWirePrice(membership),
    // The demo operator's credit does not expire.
    expires_on: null,
    entries: entries.map(({ id, kind, createdAt, label, amount, orderId }) => ({
      id,
      kind,
      date: toLondonDate(createdAt),
      label,
      amount: toWirePrice(amount),
      order_id: orderId,
    })),
  };
}
