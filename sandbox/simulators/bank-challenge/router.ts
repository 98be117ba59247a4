import express, { type ErrorRequestHandler, Router } from 'express';
import { createBrowserAssets } from '../browser-assets.ts';
import { sendFrame } from '../send-frame.ts';
import type { BankChallenge } from './challenge.ts';
import { formatChallengePage, formatMessagePage } from './page.ts';

/** The CSP source for no origin. */
const NO_ORIGIN = ["'none'"] as const;

/** The challenges of a simulated card provider. */
interface ChallengeSource {
  find(id: string): Promise<BankChallenge>;
  answer(id: string, outcome: 'completed' | 'failed'): Promise<BankChallenge>;
}

export interface BankRouterConfig {
  /** The access control server, to which shops post challenges. */
  readonly acs: Router;
  readonly challenges: ChallengeSource;
  /** Origins of the pages that may embed a shop. */
  readonly embedOrigins: readonly string[];
  /** The bank's response delay, in ms. */
  readonly delayMs: number;
}

const assets = createBrowserAssets(new URL('./browser/', import.meta.url));

/** The simulated bank's host: one page with Complete and Fail, shown in the provider's overlay. */
export function createBankRouter({ acs, challenges, embedOrigins, delayMs }: BankRouterConfig): Router {
  const router = Router();

  router.get('/challenge.js', async (_request, response) => {
    response.type('text/javascript').send(await assets.script('challenge.ts'));
  });
  router.get('/send-answer.js', async (_request, response) => {
    response.type('text/javascript').send(await assets.script('send-answer.ts'));
  });
  router.get('/challenge.css', async (_request, response) => {
    response.type('css').send(await assets.text('challenge.css'));
  });

  router.use(acs);

  router.get('/challenge/:id', async (request, response) => {
    const challenge = await challenges.find(request.params.id);
    const page =
      challenge.outcome === 'open'
        ? formatChallengePage(challenge)
        : formatMessagePage(
            'This request has been answered',
            'You can close this window and return to the shop.',
          );
    const { holderOrigin, notifyOrigin } = challenge;
    sendFrame(response, page, [...(holderOrigin ? [holderOrigin] : []), notifyOrigin, ...embedOrigins]);
  });

  router.post('/challenge/:id', express.json({ limit: '1kb' }), async (request, response) => {
    const body: unknown = request.body;
    const outcome = typeof body === 'object' && body !== null && 'outcome' in body ? body.outcome : null;
    if (outcome !== 'completed' && outcome !== 'failed') {
      response.status(400).json({ message: 'outcome must be completed or failed' });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const answeredChallenge = await challenges.answer(request.params.id, outcome);
    response.json({ outcome: answeredChallenge.outcome });
  });

  router.use((_request, response) => {
    sendFrame(
      response.status(404),
      formatMessagePage('Not found', 'The bank does not know this page.'),
      NO_ORIGIN,
    );
  });
  const refuse: ErrorRequestHandler = (_failure: unknown, _request, response, _next) => {
    sendFrame(
      response.status(404),
      formatMessagePage('Not found', 'The bank does not know this request.'),
      NO_ORIGIN,
    );
  };
  router.use(refuse);
  return router;
}
