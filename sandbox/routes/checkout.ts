import express, { type Request, type Router } from 'express';
import type { Completion } from '../domain/common/types.ts';
import {
  authorise,
  complete,
  completeFree,
  countCard,
  createSessionPayment,
  forgetCards,
  prepare,
  prepareSessionPayment,
  releaseHolds,
} from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { readPayingSession, sessionOf } from '../server/sessions.ts';
import { buildNotificationUrl, buildScaReturnUrl } from './strong-authentication.ts';
import { browserDetails } from './wire/browser-details.ts';
import {
  billingDetails,
  freePaymentRequest,
  paymentRequest,
  wireAuthorisation,
  wireCompletion,
  wirePreparation,
} from './wire/payment.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `checkout`: paying by card, or with nothing due. */
export function checkoutRoutes({ store, cards, sites, limitedBy }: ApiParts): Router {
  const router = express.Router();
  const limitedCards = limitedBy(() => false);
  const paid = async (request: Request, { completeOrderId }: Completion) => {
    if (completeOrderId) await forgetCards(store, sessionOf(request));
  };

  router.get('/api/checkout/prepare', async (request, response) => {
    const preparation = await prepare(store, cards, readPayingSession(request));
    response.json({ data: wirePreparation(preparation) });
  });

  router.post('/api/checkout/authorise', limitedCards, async (request, response) => {
    const body: Schemas['AuthorisePaymentRequest'] = request.body;
    await countCard(store, sessionOf(request));
    const authorisation = await authorise(store, cards, readPayingSession(request), {
      ...paymentRequest(body),
      sessionKey: body.session_key ?? '',
      billing: billingDetails(body),
      card: {
        identifier: body.card_identifier ?? null,
        savedCardId: body.is_saved_card === true ? (body.saved_card_id ?? '') : null,
        save: body.save_card ?? false,
        browser: browserDetails(request, body),
        notificationUrl: buildNotificationUrl(request, sites),
      },
    });
    response.json({ data: wireAuthorisation(authorisation) });
  });

  router.post('/api/checkout/complete', async (request, response) => {
    const { transaction_uuid, source, item_hash }: Schemas['CompletePaymentRequest'] = request.body;
    const completion = await complete(store, cards, sessionOf(request), {
      transactionUuid: transaction_uuid,
      source,
      itemHash: item_hash ?? undefined,
    });
    await paid(request, completion);
    response.json({ data: wireCompletion(completion) });
  });

  router.post('/api/checkout/free', async (request, response) => {
    const body: Schemas['FreePaymentRequest'] = request.body;
    const completion = await completeFree(store, readPayingSession(request), {
      ...freePaymentRequest(body),
      termsAccepted: body.terms_accepted,
    });
    await releaseHolds(store, cards, sessionOf(request).userId);
    response.json({ data: wireCompletion(completion) });
  });

  router.post('/api/checkout/session/prepare', async (request, response) => {
    const returnUrl = (transactionId: string) => buildScaReturnUrl(request, sites, transactionId);
    const session = await prepareSessionPayment(store, cards, readPayingSession(request), returnUrl);
    response.json({
      data: {
        ...wirePreparation(session),
        payment_session_id: session.paymentSessionId,
        client_secret: session.clientSecret,
      },
    });
  });

  router.post('/api/checkout/session/payment', limitedCards, async (request, response) => {
    const body: Schemas['SessionPaymentRequest'] = request.body;
    await countCard(store, sessionOf(request));
    const { transactionUuid, amount } = await createSessionPayment(store, cards, readPayingSession(request), {
      ...paymentRequest(body),
      paymentSessionId: body.payment_session_id,
    });
    response.json({ data: { transaction_uuid: transactionUuid, amount } });
  });

  router.post('/api/checkout/session/complete/:transactionId', async (request, response) => {
    const { source = 'online-joining', item_hash }: Schemas['CompleteSessionRequest'] = request.body;
    const completion = await complete(store, cards, sessionOf(request), {
      transactionUuid: request.params.transactionId,
      source,
      itemHash: item_hash ?? undefined,
    });
    await paid(request, completion);
    response.json({ data: wireCompletion(completion) });
  });

  return router;
}
