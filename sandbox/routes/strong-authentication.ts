import express, { type Request, type Router } from 'express';
import { isUuid } from '../domain/common/index.ts';
import { completeChallenge, receiveBankResponse } from '../domain/payments/index.ts';
import type { ApiParts } from '../server/api-parts.ts';
import { requireCaller } from '../server/callers.ts';
import type { SubSites } from '../server/settings.ts';
import { sendBankResponsePage } from './sca-notification-page.ts';
import type { Schemas } from './wire/schemas.ts';

const NOTIFICATION_PATH = '/api/payment-providers/sca-notification';

/** Strong customer authentication (3-D Secure): receives the bank's response, and reports the result to the checkout. */
export function strongAuthenticationRoutes({ store, cards, sites, embedOrigins }: ApiParts): Router {
  const router = express.Router();
  const frameAncestors = [...new Set([...Object.values(sites), ...embedOrigins])];

  router.post('/api/payment-providers/sca-completion/:transactionId', async (request, response) => {
    const { sca_result }: Schemas['ScaCompletionRequest'] = request.body;
    const scaRequest = { transactionId: request.params.transactionId, scaResult: sca_result };
    const { transactionId, status, error } = await completeChallenge(
      store,
      cards,
      requireCaller(request),
      scaRequest,
    );
    response.json({
      data: { transaction_id: transactionId, status, error: error && { ...error, details: null } },
    });
  });

  router.post(NOTIFICATION_PATH, async (request, response) => {
    const form: Schemas['ScaNotificationForm'] = request.body;
    const answer =
      form.cres === undefined
        ? { version: 1 as const, message: form.PaRes ?? '' }
        : { version: 2 as const, message: form.cres };
    const key = (answer.version === 2 ? form.threeDSSessionData : form.MD) ?? '';
    const notice = await receiveBankResponse(store, cards, { key, answer });
    sendBankResponsePage(response, notice, sites[readSite(request.query.site)], frameAncestors);
  });

  // A provider that redirects to the bank also redirects back: only the checkout's request gets the result.
  router.get(NOTIFICATION_PATH, (request, response) => {
    const { ref } = request.query;
    const notice = typeof ref === 'string' && isUuid(ref) ? { transactionId: ref, status: null } : null;
    sendBankResponsePage(response, notice, sites[readSite(request.query.site)], frameAncestors);
  });
  return router;
}

/** The address to which the bank posts: this API, which then notifies the page of the payment's site. */
export function buildNotificationUrl(request: Request, sites: SubSites): string {
  const origin = request.get('origin');
  const site = SITE_NAMES.find((name) => sites[name] === origin) ?? 'onlineJoining';
  return `${sites[site]}${NOTIFICATION_PATH}?site=${site}`;
}

/** The return address after a redirect to the bank. */
export function buildBankReturnUrl(request: Request, sites: SubSites, transactionId: string): string {
  return `${buildNotificationUrl(request, sites)}&ref=${transactionId}`;
}

const SITE_NAMES = ['onlineJoining', 'bookings', 'myAccount'] as const satisfies readonly (keyof SubSites)[];

function readSite(name: unknown): keyof SubSites {
  return SITE_NAMES.find((site) => site === name) ?? 'onlineJoining';
}
