import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from 'express';
import { createBrowserAssets } from '../browser-assets.ts';
import { sendFrame } from '../send-frame.ts';
import { readText } from './card-details.ts';
import { createFailure, OpayoFailure } from './errors.ts';
import type { OpayoTransactionRecord } from './records.ts';
import type { OpayoServices, OpayoStep } from './services.ts';

export interface OpayoLikeRouterConfig {
  readonly step: OpayoStep;
  readonly bankOrigin: string;
  /** Origins of the shops whose pages may frame the card fields and send cards. */
  readonly merchantOrigins: readonly string[];
  /** Origins of the pages that may embed a shop. */
  readonly embedOrigins: readonly string[];
}

/** The operator's server authenticates with `Basic` of these, as in Opayo's test environment. */
const INTEGRATION = 'pavilion-key:pavilion-password';
const VENDOR = 'pavilion';

const assets = createBrowserAssets(new URL('./browser/', import.meta.url));
const sharedAssets = createBrowserAssets(new URL('../browser/', import.meta.url));

/** The simulator's own host: sagepay.js, the drop-in's frame, and the REST API for browsers and for servers. */
export function createOpayoLikeRouter(config: OpayoLikeRouterConfig): Router {
  const { step, bankOrigin, merchantOrigins, embedOrigins } = config;
  const router = Router();

  router.get('/api/v1/js/sagepay.js', async (_request, response) => {
    response.set('Cache-Control', 'no-store').set('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type('text/javascript').send(await assets.script('sagepay.ts'));
  });
  router.get('/api/v1/checkout/card', async (request, response) => {
    const shop = merchantOrigins.find((origin) => origin === request.query.parent);
    if (shop === undefined) throw createFailure('1002');
    response.set('Referrer-Policy', 'no-referrer');
    sendFrame(response, await assets.text('card.html'), [shop, ...embedOrigins]);
  });
  router.get('/api/v1/checkout/card.js', async (_request, response) => {
    response.type('text/javascript').send(await assets.script('card-frame.ts'));
  });
  router.get('/api/v1/checkout/card.css', async (_request, response) => {
    response.type('css').send(await sharedAssets.text('card.css'));
  });

  router.use('/api/v1', cors(merchantOrigins), express.json({ limit: '20kb' }));

  router.post('/api/v1/merchant-session-keys', withPassword, async (request, response) => {
    if (readText(request.body, 'vendorName') !== VENDOR) throw createFailure('1002');
    const { id, expiresAt } = await step(({ keys }) => keys.issueKey());
    response.status(201).json({ merchantSessionKey: id, expiry: new Date(expiresAt).toISOString() });
  });
  router.post('/api/v1/card-identifiers', async (request, response) => {
    const details: unknown = request.body?.cardDetails;
    const { id, expiresAt, cardType } = await step(({ keys }) =>
      keys.addCard(readSessionKey(request), details),
    );
    const expiry = new Date(expiresAt ?? 0).toISOString();
    response.status(201).json({ cardIdentifier: id, expiry, cardType });
  });
  router.post('/api/v1/card-identifiers/:id/security-code', async (request, response) => {
    const { id } = request.params;
    await step(({ keys }) =>
      keys.activate(readSessionKey(request), id, readText(request.body, 'securityCode')),
    );
    response.status(204).end();
  });

  async function onWire({ challenges }: OpayoServices, transaction: OpayoTransactionRecord) {
    const { id, status, statusCode, statusDetail, challengeId, amount, currency } = transaction;
    const commonFields = { transactionId: id, status, statusCode, statusDetail };
    const challenge = challengeId === null ? null : await challenges.find(challengeId);
    if (challenge === null) return { ...commonFields, amount: { totalAmount: amount }, currency };
    const question = challenges.question(challenge);
    return challenge.version === 1
      ? { ...commonFields, acsUrl: `${bankOrigin}/3ds/v1`, paReq: question }
      : {
          ...commonFields,
          acsUrl: `${bankOrigin}/3ds/challenge`,
          cReq: question,
          acsTransId: challenge.id,
          dsTransId: challenge.dsTransId,
        };
  }
  const runForWire = (work: (services: OpayoServices) => Promise<OpayoTransactionRecord>) =>
    step(async (services) => onWire(services, await work(services)));

  router.post('/api/v1/transactions', withPassword, async (request, response) => {
    const answer = await runForWire(({ transactions }) => transactions.register(request.body));
    response.status(answer.status === '3DAuth' ? 202 : 201).json(answer);
  });
  router.get('/api/v1/transactions/:id', withPassword, async (request, response) => {
    const id = readText(request.params, 'id');
    response.json(await runForWire(({ transactions }) => transactions.retrieve(id)));
  });
  for (const [path, field] of [
    ['3d-secure-challenge', 'cRes'],
    ['3d-secure', 'paRes'],
  ] as const) {
    router.post(`/api/v1/transactions/:id/${path}`, withPassword, async (request, response) => {
      const [id, answer] = [readText(request.params, 'id'), readText(request.body, field)];
      response
        .status(201)
        .json(await runForWire(({ transactions }) => transactions.finishChallenge(id, answer)));
    });
  }
  router.post('/api/v1/transactions/:id/instructions', withPassword, async (request, response) => {
    const amount: unknown = request.body?.amount;
    const type = readText(request.body, 'instructionType');
    const id = readText(request.params, 'id');
    const limit = typeof amount === 'number' ? amount : null;
    await step(({ transactions }) => transactions.instruct(id, type, limit));
    response.status(201).json({ instructionType: type, date: new Date().toISOString() });
  });

  router.use((_request, response) => {
    response.status(404).json({ code: '1012', description: 'Resource not found' });
  });
  router.use(answerFailure);
  return router;
}

/** A browser authenticates with the merchant session key. */
function readSessionKey(request: Request): string {
  return /^Bearer (.+)$/.exec(request.get('Authorization') ?? '')?.[1] ?? '';
}

const withPassword: RequestHandler = (request, _response, next) => {
  const header = request.get('Authorization');
  if (header === undefined) throw createFailure('1001');
  if (header !== `Basic ${Buffer.from(INTEGRATION).toString('base64')}`) throw createFailure('1002');
  next();
};

/** Allows the own form's script to call from the shop's page. */
function cors(origins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin');
    response.vary('Origin');
    if (origin !== undefined && origins.includes(origin)) {
      response.set('Access-Control-Allow-Origin', origin);
      response.set('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    }
    if (request.method === 'OPTIONS') response.status(204).end();
    else next();
  };
}

/** Sends every refusal in the provider's format; an unexpected error as its 9999, without details. */
const answerFailure: ErrorRequestHandler = (problem: unknown, _request, response, _next) => {
  if (!(problem instanceof OpayoFailure)) console.error('opayo-like simulator:', problem);
  const answer = problem instanceof OpayoFailure ? problem : createFailure('9999');
  response.status(answer.status).json(answer.body);
};
