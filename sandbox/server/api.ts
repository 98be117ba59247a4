import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import { CACHE } from '../../deploy/headers.ts';
import type { CardProviders } from '../domain/card-provider.ts';
import { authRoutes } from '../routes/auth.ts';
import { cartRoutes } from '../routes/cart.ts';
import { checkoutRoutes } from '../routes/checkout.ts';
import { customQuestionRoutes } from '../routes/custom-questions.ts';
import { customerRoutes } from '../routes/customer.ts';
import { dataFieldRoutes } from '../routes/data-fields.ts';
import { frontendRoutes } from '../routes/frontend.ts';
import { geocodingRoutes } from '../routes/geocoding.ts';
import { membershipRoutes } from '../routes/memberships.ts';
import { orderRoutes } from '../routes/orders.ts';
import { paymentWebhookRoutes, signedBodies } from '../routes/payment-webhooks.ts';
import { promotionRoutes } from '../routes/promotions.ts';
import { strongAuthenticationRoutes } from '../routes/strong-authentication.ts';
import { termsRoutes } from '../routes/terms.ts';
import { venueRoutes } from '../routes/venues.ts';
import type { Store } from '../store/store.ts';
import type { AddressLimits } from './address-limits.ts';
import { cors } from './cors.ts';
import { answerErrors } from './errors.ts';
import { plainText } from './plain-text.ts';
import { readableAddress, refuseNul, requireUtf8 } from './readable.ts';
import { readSession, visitorOf } from './sessions.ts';
import type { SubSites } from './settings.ts';

/** What every tag's routes are made from. */
export interface ApiParts {
  readonly store: Store;
  /** Limits the calls of one kind by the caller's address. */
  readonly limitedBy: AddressLimits;
  readonly cards: CardProviders;
  readonly sites: SubSites;
  /** Origins that may show the site inside their pages. */
  readonly embedOrigins: readonly string[];
}

/** One file per tag of the API document. */
const TAGS: readonly ((parts: ApiParts) => Router)[] = [
  authRoutes,
  cartRoutes,
  checkoutRoutes,
  customQuestionRoutes,
  customerRoutes,
  dataFieldRoutes,
  frontendRoutes,
  geocodingRoutes,
  membershipRoutes,
  orderRoutes,
  paymentWebhookRoutes,
  promotionRoutes,
  strongAuthenticationRoutes,
  termsRoutes,
  venueRoutes,
];

/** Address of the bundled API document, which `npm run openapi` writes. */
export const API_DOCUMENT = join(import.meta.dirname, '../../openapi/bundle.json');

/** No call of ours sends more than a form. */
const BODY_LIMIT = '100kb';

/**
 * The operator's API under /api: every request is checked against the API document before a route sees it, and every
 * answer before it leaves.
 */
export function apiRoutes(
  parts: ApiParts & { corsOrigins: ReadonlySet<string>; log: (line: string) => void },
): Router {
  const router = express.Router();
  router.use(cors(parts.corsOrigins));
  router.use((_request, response, next) => {
    response.set('Cache-Control', CACHE.apiAnswer);
    response.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    next();
  });
  // A bank's page can send a form only; every other call refuses one (415).
  const parse = { limit: BODY_LIMIT, verify: requireUtf8 };
  router.use(
    readableAddress,
    signedBodies(parts.store),
    withBody(express.json({ ...parse, reviver: refuseNul })),
    withBody(express.urlencoded({ ...parse, extended: false })),
    plainText,
    readSession(parts.store),
  );
  router.use(
    openApiValidator({
      apiSpec: JSON.parse(readFileSync(API_DOCUMENT, 'utf8')),
      validateRequests: { allErrors: true },
      validateResponses: true,
      validateSecurity: { handlers: { bearer: (request) => visitorOf(request) !== null } },
      // The document is linted by `npm run openapi`; checking it again would cost each start half a second.
      validateApiSpec: false,
      fileUploader: false,
    }),
  );
  for (const routes of TAGS) router.use(routes(parts));
  router.use(answerErrors(parts.log));
  return router;
}

/** What comes with a GET is nobody's business. */
function withBody(parser: RequestHandler): RequestHandler {
  return (request, response, next) => (request.method === 'GET' ? next() : parser(request, response, next));
}
