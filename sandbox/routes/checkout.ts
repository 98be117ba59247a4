import express, { type Router } from 'express';
import {
  authorise,
  complete,
  completeFree,
  prepare,
  scaCompletion,
  sessionPayment,
  sessionPrepare,
} from '../domain/use-cases/checkout.ts';
import type { ApiParts } from '../server/api.ts';
import { sessionOf } from '../server/sessions.ts';
import {
  type AuthoriseRequest,
  billingDetails,
  type CompleteRequest,
  type PaymentBody,
  paymentRequest,
  wireAuthorisation,
  wireCompletion,
  wirePreparation,
} from './wire/payment.ts';

/** Tag `checkout`: paying by card, or with nothing due. */
export function checkoutRoutes({ store, cards, cardSettings }: ApiParts): Router {
  const router = express.Router();

  router.get('/api/checkout/prepare', async (request, response) => {
    const preparation = await prepare(store, cardSettings, sessionOf(request));
    response.json({ data: wirePreparation(preparation) });
  });

  router.post('/api/checkout/authorise', async (request, response) => {
    const body: AuthoriseRequest = request.body;
    const authorisation = await authorise(store, cards, sessionOf(request), {
      ...paymentRequest(body),
      sessionKey: body.session_key ?? '',
      billing: billingDetails(body),
    });
    response.json({ data: wireAuthorisation(authorisation) });
  });

  router.post('/api/checkout/complete', async (request, response) => {
    const { transaction_uuid, source, item_hash }: CompleteRequest = request.body;
    const completion = await complete(store, cards, sessionOf(request), {
      transactionUuid: transaction_uuid,
      source,
      itemHash: item_hash ?? undefined,
    });
    response.json({ data: wireCompletion(completion) });
  });

  router.post('/api/checkout/free', async (request, response) => {
    const body: PaymentBody & { terms_accepted: boolean } = request.body;
    const { payments, ...asked } = paymentRequest(body);
    const completion = await completeFree(store, sessionOf(request), {
      ...asked,
      termsAccepted: body.terms_accepted,
    });
    response.json({ data: wireCompletion(completion) });
  });

  router.post('/api/checkout/session/prepare', async (request, response) => {
    const session = await sessionPrepare(store, cards, cardSettings, sessionOf(request));
    response.json({
      data: {
        ...wirePreparation(session),
        payment_session_id: session.paymentSessionId,
        client_secret: session.clientSecret,
      },
    });
  });

  router.post('/api/checkout/session/payment', async (request, response) => {
    const body: PaymentBody & { payment_session_id: string } = request.body;
    const { transactionUuid, amount } = await sessionPayment(store, sessionOf(request), {
      ...paymentRequest(body),
      paymentSessionId: body.payment_session_id,
    });
    response.json({ data: { transaction_uuid: transactionUuid, amount } });
  });

  router.post('/api/checkout/session/complete/:transactionId', async (request, response) => {
    const { source = 'online-joining', item_hash }: Partial<CompleteRequest> = request.body;
    const completion = await complete(store, cards, sessionOf(request), {
      transactionUuid: request.params.transactionId,
      source,
      itemHash: item_hash ?? undefined,
    });
    response.json({ data: wireCompletion(completion) });
  });

  router.post('/api/payment-providers/sca-completion/:transactionId', async (request, response) => {
    const { sca_result }: { sca_result: string | null } = request.body;
    const asked = { transactionId: request.params.transactionId, scaResult: sca_result };
    const { transactionId, status } = await scaCompletion(store, cards, sessionOf(request), asked);
    response.json({ data: { transaction_id: transactionId, status } });
  });
  return router;
}
