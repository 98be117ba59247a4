import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { createBrowserAssets } from '../browser-assets.ts';
import { sendFrame } from '../send-frame.ts';
import { createInvalidParameterFailure, RyftFailure } from './errors.ts';
import type { RyftStep } from './session-rules.ts';
import { toWireSession } from './wire.ts';

export interface RyftLikeRouterConfig {
  readonly step: RyftStep;
  readonly bankOrigin: string;
  /** Origins of the shops whose pages may frame the card fields. */
  readonly merchantOrigins: readonly string[];
  /** Origins of the pages that may embed a shop. */
  readonly embedOrigins: readonly string[];
}

const assets = createBrowserAssets(new URL('./browser/', import.meta.url));
const sharedAssets = createBrowserAssets(new URL('../browser/', import.meta.url));

/** The simulator's own host: ryft.min.js, the frame of the card fields, and the API that the frame calls. */
export function createRyftLikeRouter({
  step,
  bankOrigin,
  merchantOrigins,
  embedOrigins,
}: RyftLikeRouterConfig): Router {
  const router = Router();
  const requireShop = (origin: unknown): string => {
    const shop = merchantOrigins.find((merchantOrigin) => merchantOrigin === origin);
    if (shop === undefined) throw new RyftFailure(403, 'forbidden', 'This page may not hold card fields.');
    return shop;
  };

  router.get('/v2/ryft.min.js', async (_request, response) => {
    response.set('Cache-Control', 'no-store').set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('text/javascript').send(await assets.script('ryft.ts'));
  });
  router.get('/v2/card', async (request, response) => {
    const shop = requireShop(request.query.parent);
    response.set('Referrer-Policy', 'no-referrer');
    sendFrame(response, await assets.text('card.html'), [shop, ...embedOrigins]);
  });
  router.get('/v2/card.js', async (_request, response) => {
    response.type('text/javascript').send(await assets.script('card-frame.ts'));
  });
  router.get('/v2/card.css', async (_request, response) => {
    response.type('css').send(await sharedAssets.text('card.css'));
  });

  router.use('/v1', express.json({ limit: '20kb' }), withPublicKey);
  router.post('/v1/payment-sessions/attempt-payment', async (request, response) => {
    const { clientSecret, cardDetails, paymentMethod, paymentMethodOptions, parentOrigin } =
      request.body ?? {};
    const { number, expiryMonth, expiryYear, cvc } = cardDetails ?? {};
    const typedCard = {
      number: String(number),
      expiry: `${String(expiryMonth).padStart(2, '0')}${String(expiryYear).slice(-2)}`,
      securityCode: String(cvc),
      isStored: paymentMethodOptions?.store === true,
    };
    const attemptInput = {
      clientSecret: String(clientSecret),
      method: typeof paymentMethod?.id === 'string' ? paymentMethod.id : typedCard,
      notifyOrigin: requireShop(parentOrigin),
    };
    response.json(toWireSession(await step((rules) => rules.attempt(attemptInput)), bankOrigin));
  });
  router.post('/v1/payment-sessions/continue-payment', async (request, response) => {
    const { clientSecret, threeDs, parentOrigin } = request.body ?? {};
    if (typeof threeDs?.fingerprint !== 'string') throw createInvalidParameterFailure('threeDs is required.');
    const shop = requireShop(parentOrigin);
    const session = await step((rules) => rules.identified(String(clientSecret), shop));
    response.json(toWireSession(session, bankOrigin));
  });
  router.get('/v1/payment-sessions/:id', async (request, response) => {
    const secret = String(request.query.clientSecret);
    const session = await step((rules) => rules.retrieveWithSecret(secret));
    response.json(toWireSession(session, bankOrigin));
  });

  router.use(() => {
    throw new RyftFailure(404, 'resource_not_found', 'There is nothing here.');
  });
  router.use(answerFailure);
  return router;
}

const withPublicKey: RequestHandler = (request, _response, next) => {
  if ((request.get('Authorization') ?? '').startsWith('pk_sandbox_')) return next();
  throw new RyftFailure(403, 'forbidden', 'The public key is not valid.');
};

/** Sends every refusal in the provider's format; an unexpected error without details. */
const answerFailure: ErrorRequestHandler = (problem: unknown, _request, response, _next) => {
  if (!(problem instanceof RyftFailure)) console.error('ryft-like simulator:', problem);
  const failure =
    problem instanceof RyftFailure
      ? problem
      : new RyftFailure(500, 'unexpected_error', 'Something went wrong.');
  response.status(failure.status).json(failure.body);
};
