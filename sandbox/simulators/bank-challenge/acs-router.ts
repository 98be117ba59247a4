import express, { type Response, Router } from 'express';
import type { ChallengeErrorCode } from '../opayo-like/challenge-service.ts';
import type { OpayoStep } from '../opayo-like/services.ts';
import { formatAcsAnswerPage, formatAcsQuestionPage, formatMessagePage } from './page.ts';

export interface AcsRouterConfig {
  readonly step: OpayoStep;
  /** The bank's response delay, in ms. */
  readonly delayMs: number;
}

const challengeErrors: Readonly<Record<ChallengeErrorCode, string>> = {
  '301': 'The bank does not know this request (error 301).',
  '305': 'This request has been brought to the bank before (error 305).',
  '402': 'This request came too late (error 402).',
};

/**
 * The bank's access control server (ACS): the shop's page posts the challenge as a form, the customer responds, and a form
 * posts the result to the shop. As with real banks, any page may frame it.
 */
export function createAcsRouter({ step, delayMs }: AcsRouterConfig): Router {
  const router = Router();
  const form = express.urlencoded({ extended: false, limit: '20kb' });

  for (const [path, version, questionField, keyField] of [
    ['/3ds/challenge', 2, 'creq', 'threeDSSessionData'],
    ['/3ds/v1', 1, 'PaReq', 'MD'],
  ] as const) {
    router.post(path, form, async (request, response) => {
      const question = String(request.body?.[questionField] ?? '');
      const received = await step(({ challenges }) => challenges.receive(question));
      if (typeof received === 'string' || received.version !== version) {
        const errorCode = typeof received === 'string' ? received : '301';
        sendPage(
          response.status(400),
          formatMessagePage('The bank cannot ask you', challengeErrors[errorCode]),
        );
        return;
      }
      // Version 1 sends the return address with the challenge; version 2 received it earlier.
      sendPage(response, formatAcsQuestionPage(received, String(request.body?.[keyField] ?? '')));
    });
    router.get(path, (_request, response) => {
      sendPage(
        response.status(405),
        formatMessagePage('The bank cannot ask you', 'This page is for forms only.'),
      );
    });
  }

  router.post('/3ds/answer/:id', form, async (request, response) => {
    const { outcome, key } = request.body ?? {};
    if (outcome === 'silence') {
      sendPage(response, formatMessagePage('Please wait', 'Your bank is thinking, and will never answer.'));
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const bankOutcome = outcome === 'passed' ? 'passed' : 'failed';
    const settledChallenge = await step(async ({ challenges }) => {
      const challenge = await challenges.settle(request.params.id, bankOutcome);
      return challenge && { settled: challenge, message: challenges.answer(challenge) };
    });
    if (settledChallenge === null) {
      sendPage(response.status(404), formatMessagePage('The bank cannot ask you', challengeErrors['301']));
      return;
    }
    const { settled, message } = settledChallenge;
    const backKey = String(key ?? '');
    const fields: Record<string, string> =
      settled.version === 2
        ? { cres: message, threeDSSessionData: backKey }
        : { PaRes: message, MD: backKey };
    sendPage(response, formatAcsAnswerPage(settled, fields), settled.notificationUrl);
  });

  return router;
}

function sendPage(response: Response, html: string, target?: string): void {
  const action = target === undefined ? "'self'" : new URL(target).origin;
  response.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; form-action ${action}; base-uri 'none'`,
  );
  response.set('Cache-Control', 'no-store').set('X-Content-Type-Options', 'nosniff');
  response.type('html').send(html);
}
