import express, { type Request, type RequestHandler, type Router } from 'express';
import {
  isSignedByRyft,
  isSignedByStripe,
  type PaymentEvent,
  receivePaymentEvent,
} from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import type { BodyRoom } from '../server/bodies.ts';
import { refuseNul, UnreadableError } from '../server/readable.ts';
import { WEBHOOK_SECRETS } from '../simulators/webhooks/sign.ts';
import type { Store } from '../store/store.ts';
import type { Schemas } from './wire/schemas.ts';

const WEBHOOKS_PATH = '/api/payment-webhooks';
/** An event contains little more than a payment. */
const BODY_LIMIT_BYTES = 64 * 1024;
const UNSIGNED_MESSAGE = 'The signature of the event is missing, wrong or too old.';

type SignatureCheck = (request: Request, body: Buffer, now: Date) => boolean;

const SIGNATURE_CHECKS: Readonly<Record<string, SignatureCheck>> = {
  [`${WEBHOOKS_PATH}/stripe`]: (request, body, now) =>
    isSignedByStripe({ body, header: request.get('Stripe-Signature'), secret: WEBHOOK_SECRETS.stripe }, now),
  [`${WEBHOOKS_PATH}/ryft`]: (request, body) =>
    isSignedByRyft({ body, header: request.get('Signature'), secret: WEBHOOK_SECRETS.ryft }),
};

/** The calls whose signature has been checked. */
const signedRequests = new WeakSet<Request>();

/** Reads a provider's call as bytes, and refuses an invalid signature with 400 before the body is parsed. */
export function createSignedBodies({ clock }: Pick<Store, 'clock'>, limitMemory: BodyRoom): Router {
  const router = express.Router();
  const parseRawBody = express.raw({ type: () => true, limit: BODY_LIMIT_BYTES });
  for (const [path, isSigned] of Object.entries(SIGNATURE_CHECKS)) {
    router.post(path, limitMemory(BODY_LIMIT_BYTES), parseRawBody, (request, _response, next) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(request, body, clock.now())) throw new UnreadableError(UNSIGNED_MESSAGE);
      request.body = parseJson(body);
      signedRequests.add(request);
      next();
    });
  }
  return router;
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString(), refuseNul);
  } catch {
    throw new UnreadableError('The body of the request could not be read. It must be JSON in UTF-8.');
  }
}

/** Placed before each webhook route, so that no route handles a call that `signedBodies` has not checked. */
const requireSigned: RequestHandler = (request, _response, next) => {
  next(signedRequests.has(request) ? undefined : new UnreadableError(UNSIGNED_MESSAGE));
};

type WebhookPayment = Schemas['RyftEvent']['data'];

/** Webhooks of the card providers. */
export function paymentWebhookRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();

  router.post(`${WEBHOOKS_PATH}/stripe`, requireSigned, async (request, response) => {
    const event: Schemas['StripeEvent'] = request.body;
    const isPayment = event.type.startsWith('payment_intent.');
    await receivePaymentEvent(
      store,
      cards,
      toPaymentEvent('stripe', event.id, isPayment ? event.data.object : {}),
    );
    response.json({ received: true });
  });

  router.post(`${WEBHOOKS_PATH}/ryft`, requireSigned, async (request, response) => {
    const event: Schemas['RyftEvent'] = request.body;
    const isPayment = event.eventType.startsWith('PaymentSession.');
    await receivePaymentEvent(store, cards, toPaymentEvent('ryft', event.id, isPayment ? event.data : {}));
    response.json({ received: true });
  });
  return router;
}

function toPaymentEvent(provider: string, id: string, payment: WebhookPayment): PaymentEvent {
  return { provider, id, intentId: payment.id ?? null, reference: payment.metadata?.transaction ?? null };
}
