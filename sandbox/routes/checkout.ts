import express, { type Request, type Router } from 'express';
import type { OrderCompletion } from '../domain/common/types.ts';
import {
  authoriseCard,
  completeFreeOrder,
  completePayment,
  countCardAttempt,
  createSessionPayment,
  forgetCardAttempts,
  preparePayment,
  prepareSessionPayment,
  releaseStalePayments,
} from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller, requirePayingCaller } from '../server/callers.ts';
import { buildBankReturnUrl, buildNotificationUrl } from './strong-authentication.ts';
import { toBrowserDetails } from './wire/browser-details.ts';
import {
  toBillingDetails,
  toFreePaymentRequest,
  toPaymentRequest,
  toWireAuthorisation,
  toWireCompletion,
  toWirePreparation,
} from './wire/payment.ts';
import type { Schemas } from './wire/schemas.ts';

/** Tag `checkout`: paying by card, or with nothing due. */
export function checkoutRoutes({ store, cards, sites, limitedBy }: ApiParts): Router {
  const router = express.Router();
  const limitCardAttempts = limitedBy(() => false);
  const forgetAttemptsIfPaid = async (request: Request, { completeOrderId }: OrderCompletion) => {
    if (completeOrderId) await forgetCardAttempts(store, requireCaller(request));
  };

  router.get('/api/checkout/prepare', async (request, response) => {
    const preparation = await preparePayment(store, cards, requirePayingCaller(request));
    response.json({ data: toWirePreparation(preparation) });
  });

  router.post('/api/checkout/authorise', limitCardAttempts, async (request, response) => {
    const body: Schemas['AuthorisePaymentRequest'] = request.body;
    await countCardAttempt(store, requireCaller(request));
    const authorisation = await authoriseCard(store, cards, requirePayingCaller(request), {
      ...toPaymentRequest(body),
      sessionKey: body.session_key ?? '',
      billing: toBillingDetails(body),
      card: {
        identifier: body.card_identifier ?? null,
        savedCardId: body.is_saved_card === true ? (body.saved_card_id ?? '') : null,
        saveCard: body.save_card ?? false,
        browser: toBrowserDetails(request, body),
        notificationUrl: buildNotificationUrl(request, sites),
      },
    });
    response.json({ data: toWireAuthorisation(authorisation) });
  });

  router.post('/api/checkout/complete', async (request, response) => {
    const { transaction_uuid, source, item_hash }: Schemas['CompletePaymentRequest'] = request.body;
    const completion = await completePayment(store, cards, requireCaller(request), {
      transactionUuid: transaction_uuid,
      source,
      itemHash: item_hash ?? undefined,
    });
    await forgetAttemptsIfPaid(request, completion);
    response.json({ data: toWireCompletion(completion) });
  });

  router.post('/api/checkout/free', async (request, response) => {
    const body: Schemas['FreePaymentRequest'] = request.body;
    const completion = await completeFreeOrder(store, requirePayingCaller(request), {
      ...toFreePaymentRequest(body),
      termsAccepted: body.terms_accepted,
    });
    await releaseStalePayments(store, cards, requireCaller(request).userId);
    response.json({ data: toWireCompletion(completion) });
  });

  router.post('/api/checkout/session/prepare', async (request, response) => {
    const buildReturnUrl = (transactionId: string) => buildBankReturnUrl(request, sites, transactionId);
    const session = await prepareSessionPayment(store, cards, requirePayingCaller(request), buildReturnUrl);
    response.json({
      data: {
        ...toWirePreparation(session),
        payment_session_id: session.paymentSessionId,
        client_secret: session.clientSecret,
      },
    });
  });

  router.post('/api/checkout/session/payment', limitCardAttempts, async (request, response) => {
    const body: Schemas['SessionPaymentRequest'] = request.body;
    await countCardAttempt(store, requireCaller(request));
    const { transactionUuid, amount } = await createSessionPayment(
      store,
      cards,
      requirePayingCaller(request),
      {
        ...toPaymentRequest(body),
        paymentSessionId: body.payment_session_id,
      },
    );
    response.json({ data: { transaction_uuid: transactionUuid, amount } });
  });

  router.post('/api/checkout/session/complete/:transactionId', async (request, response) => {
    const { source = 'online-joining', item_hash }: Schemas['CompleteSessionRequest'] = request.body;
    const completion = await completePayment(store, cards, requireCaller(request), {
      transactionUuid: request.params.transactionId,
      source,
      itemHash: item_hash ?? undefined,
    });
    await forgetAttemptsIfPaid(request, completion);
    response.json({ data: toWireCompletion(completion) });
  });

  return router;
}
