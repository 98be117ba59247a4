import express, { type Request, type RequestHandler, type Router } from 'express';
import { isSignedByRyft, isSignedByStripe } from '../domain/rules/webhook-signature.ts';
import { type PaymentEvent, receivePaymentEvent } from '../domain/use-cases/receive-payment-event.ts';
import type { ApiParts } from '../server/api.ts';
import { refuseNul, UnreadableError } from '../server/readable.ts';
import { WEBHOOK_SECRETS } from '../simulators/webhooks/sign.ts';
import type { Store } from '../store/store.ts';

const PATH = '/api/payment-webhooks';
/** An event contains little more than a payment. */
const BODY_LIMIT = '64kb';
const UNSIGNED_MESSAGE = 'The signature of the event is missing, wrong or too old.';

type IsSigned = (request: Request, body: Buffer, now: Date) => boolean;

const PROVIDERS: Readonly<Record<string, IsSigned>> = {
  [`${PATH}/stripe`]: (request, body, now) =>
    isSignedByStripe({ body, header: request.get('Stripe-Signature'), secret: WEBHOOK_SECRETS.stripe }, now),
  [`${PATH}/ryft`]: (request, body) =>
    isSignedByRyft({ body, header: request.get('Signature'), secret: WEBHOOK_SECRETS.ryft }),
};

/** Reads a provider's call as bytes and refuses an invalid signature with 400 before the body is parsed. Skips every other call. */
export function signedBodies({ clock }: Pick<Store, 'clock'>): RequestHandler {
  const read = express.raw({ type: () => true, limit: BODY_LIMIT });
  return (request, response, next) => {
    const isSigned = PROVIDERS[request.path];
    if (!isSigned || request.method !== 'POST') return next();
    read(request, response, (failure?: unknown) => {
      if (failure) return next(failure);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isSigned(request, body, clock.now())) return next(new UnreadableError(UNSIGNED_MESSAGE));
      try {
        request.body = JSON.parse(body.toString(), refuseNul);
        next();
      } catch {
        next(new UnreadableError('The body of the request could not be read. It must be JSON in UTF-8.'));
      }
    });
  };
}

interface WebhookPayment {
  id?: string;
  metadata?: { transaction?: string } | null;
}

/** Webhooks of the card providers. */
export function paymentWebhookRoutes({ store, cards }: ApiParts): Router {
  const router = express.Router();

  router.post(`${PATH}/stripe`, async (request, response) => {
    const event: { id: string; type: string; data: { object: WebhookPayment } } = request.body;
    const isPayment = event.type.startsWith('payment_intent.');
    await receivePaymentEvent(store, cards, toEvent('stripe', event.id, isPayment ? event.data.object : {}));
    response.json({ received: true });
  });

  router.post(`${PATH}/ryft`, async (request, response) => {
    const event: { id: string; eventType: string; data: WebhookPayment } = request.body;
    const isPayment = event.eventType.startsWith('PaymentSession.');
    await receivePaymentEvent(store, cards, toEvent('ryft', event.id, isPayment ? event.data : {}));
    response.json({ received: true });
  });
  return router;
}

function toEvent(provider: string, id: string, payment: WebhookPayment): PaymentEvent {
  return { provider, id, intentId: payment.id ?? null, reference: payment.metadata?.transaction ?? null };
}
