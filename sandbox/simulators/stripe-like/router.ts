import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { createBrowserAssets } from '../browser-assets.ts';
import { sendFrame } from '../send-frame.ts';
import { createInvalidRequestFailure, ProviderFailure } from './errors.ts';
import type { PaymentService } from './payment-service.ts';
import { toWireIntent, toWireMethod } from './wire.ts';

export interface StripeLikeRouterConfig {
  readonly payments: PaymentService;
  /** Origin of the bank's challenge page. */
  readonly bankOrigin: string;
  /** Origins of the shops whose pages may frame the card fields. */
  readonly merchantOrigins: readonly string[];
  /** Origins of the pages that may embed a shop. */
  readonly embedOrigins: readonly string[];
}

const assets = createBrowserAssets(new URL('./browser/', import.meta.url));
const sharedAssets = createBrowserAssets(new URL('../browser/', import.meta.url));

/** The simulator's own host: the browser script, the card frames, and the API that only the frames call. */
export function createStripeLikeRouter({
  payments,
  bankOrigin,
  merchantOrigins,
  embedOrigins,
}: StripeLikeRouterConfig): Router {
  const router = Router();

  function requireMerchant(origin: unknown): string {
    if (typeof origin === 'string' && merchantOrigins.includes(origin)) return origin;
    throw createInvalidRequestFailure(
      'This page may not hold card fields: its origin is not one of the shop’s.',
      undefined,
      403,
    );
  }

  function returnUrlOf(value: unknown): string | null {
    const url = toTextOrNull(value);
    if (url !== null) requireMerchant(new URL(url).origin);
    return url;
  }

  router.get('/v1/stripe-like.js', async (_request, response) => {
    const script = await assets.script('stripe.ts');
    // The provider's script is evergreen, so it is never cached; any page may load it, like the real one.
    response.set('Cache-Control', 'no-store').set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('text/javascript').send(script);
  });

  router.get('/v1/checker.js', (_request, response) => {
    response.set('Cache-Control', 'no-store').set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('text/javascript').send("'use strict';\n");
  });

  for (const frame of ['card', 'cvc', 'controller']) {
    router.get(`/v1/elements/${frame}`, async (request, response) => {
      const shop = requireMerchant(request.query.parent);
      response.set('Referrer-Policy', 'no-referrer');
      // Allows a shop's own font, as Stripe's frames do.
      sendFrame(response, await assets.text(`${frame}.html`), [shop, ...embedOrigins], { fonts: [shop] });
    });
    router.get(`/v1/elements/${frame}.js`, async (_request, response) => {
      response.type('text/javascript').send(await assets.script(`${frame}-frame.ts`));
    });
  }
  // The bank's page is inside a frame of the provider's page, so that no shop's policy has to name a bank.
  router.get('/v1/hooks/challenge', async (request, response) => {
    const shop = requireMerchant(request.query.parent);
    response.set('Referrer-Policy', 'no-referrer');
    sendFrame(response, await assets.text('challenge.html'), [shop, ...embedOrigins], {
      frames: [bankOrigin],
    });
  });
  router.get('/v1/hooks/challenge.js', async (_request, response) => {
    response.type('text/javascript').send(await assets.script('challenge-frame.ts'));
  });
  router.get('/v1/elements/card.css', async (_request, response) => {
    response.type('css').send(await sharedAssets.text('card.css'));
  });

  router.use('/v1', express.json({ limit: '20kb' }), withPublishableKey);

  router.post('/v1/payment_methods', async (request, response) => {
    response.json(toWireMethod(await payments.addMethod(readField(request, 'card'))));
  });

  router.post('/v1/tokens', async (request, response) => {
    const update = readField(request, 'cvc_update');
    if (update !== undefined) {
      const { id } = await payments.addCvc(readProperty(update, 'cvc'));
      response.json({ id, object: 'token', type: 'cvc_update', livemode: false });
      return;
    }
    const { card, ...method } = toWireMethod(await payments.addMethod(readField(request, 'card')));
    response.json({ ...method, id: method.id.replace(/^pm_/, 'tok_'), object: 'token', card });
  });

  router.get('/v1/payment_intents/:id', async (request, response) => {
    const intent = await payments.retrieveWithSecret(request.params.id, String(request.query.client_secret));
    response.json(toWireIntent(intent, bankOrigin));
  });

  router.post('/v1/payment_intents/:id/confirm', async (request, response) => {
    const intent = await payments.confirm({
      id: request.params.id,
      clientSecret: String(readField(request, 'client_secret')),
      methodId: String(readField(request, 'payment_method')),
      notifyOrigin: requireMerchant(readField(request, 'parent_origin')),
      holderOrigin: `${request.protocol}://${request.get('host')}`,
      returnUrl: returnUrlOf(readField(request, 'return_url')),
      cvcToken: toTextOrNull(
        readProperty(readProperty(readField(request, 'payment_method_options'), 'card'), 'cvc_token'),
      ),
      isKept: /^o(n|ff)_session$/.test(String(readField(request, 'setup_future_usage'))),
    });
    response.json(toWireIntent(intent, bankOrigin));
  });

  router.post('/v1/payment_intents/:id/abandon_challenge', async (request, response) => {
    const intent = await payments.abandonChallenge(
      request.params.id,
      String(readField(request, 'client_secret')),
    );
    response.json(toWireIntent(intent, bankOrigin));
  });

  router.use((request) => {
    throw createInvalidRequestFailure(
      `Unrecognized request URL (${request.method}: ${request.path}).`,
      undefined,
      404,
    );
  });
  router.use(answerFailure);
  return router;
}

function readField(request: Request, name: string): unknown {
  return readProperty(request.body, name);
}

function readProperty(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? Object.getOwnPropertyDescriptor(body, name)?.value
    : undefined;
}

function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

const withPublishableKey: RequestHandler = (request, _response, next) => {
  const key = /^Bearer (.+)$/.exec(request.get('Authorization') ?? '')?.[1] ?? '';
  if (key.startsWith('pk_test_')) return next();
  const message = `Invalid API Key provided: ${key === '' ? '(none)' : `${key.slice(0, 8)}***`}`;
  next(new ProviderFailure(401, { type: 'authentication_error', message }));
};

/** Sends every refusal in the provider's format; an unexpected error as its api_error, without details. */
const answerFailure: ErrorRequestHandler = (failure: unknown, _request, response, _next) => {
  if (failure instanceof ProviderFailure) {
    response.status(failure.status).json({ error: failure.error });
    return;
  }
  console.error('stripe-like simulator:', failure);
  response
    .status(500)
    .json({ error: { type: 'api_error', message: 'An error occurred with our connection.' } });
};
