import express, { type RequestHandler, type Router } from 'express';
import { CACHE_CONTROL } from '../../deploy/headers.ts';
import { accountMembershipRoutes } from '../routes/account-memberships.ts';
import { activityRoutes } from '../routes/activities.ts';
import { attendeeRoutes } from '../routes/attendees.ts';
import { authRoutes } from '../routes/auth.ts';
import { bookingRoutes } from '../routes/bookings.ts';
import { calendarRoutes } from '../routes/calendar.ts';
import { campRoutes } from '../routes/camps.ts';
import { cardRoutes } from '../routes/card.ts';
import { cartRoutes } from '../routes/cart.ts';
import { checkoutRoutes } from '../routes/checkout.ts';
import { courseRoutes } from '../routes/courses.ts';
import { customQuestionRoutes } from '../routes/custom-questions.ts';
import { createPhotoBodies, customerRoutes } from '../routes/customer.ts';
import { dataFieldRoutes } from '../routes/data-fields.ts';
import { directDebitRoutes } from '../routes/direct-debit.ts';
import { createDocumentBodies, documentRoutes } from '../routes/documents.ts';
import { frontOfHouseRoutes } from '../routes/front-of-house.ts';
import { frontendRoutes } from '../routes/frontend.ts';
import { geocodingRoutes } from '../routes/geocoding.ts';
import { guestPassRoutes } from '../routes/guest-passes.ts';
import { handoffRoutes } from '../routes/handoffs.ts';
import { membershipLeavingRoutes } from '../routes/membership-leaving.ts';
import { membershipRoutes } from '../routes/memberships.ts';
import { orderRoutes } from '../routes/orders.ts';
import { packageRoutes } from '../routes/packages.ts';
import { createSignedBodies, paymentWebhookRoutes } from '../routes/payment-webhooks.ts';
import { paymentRoutes } from '../routes/payments.ts';
import { promotionRoutes } from '../routes/promotions.ts';
import { savedCardRoutes } from '../routes/saved-card.ts';
import { spaceRoutes } from '../routes/spaces.ts';
import { strongAuthenticationRoutes } from '../routes/strong-authentication.ts';
import { termsRoutes } from '../routes/terms.ts';
import { venueRoutes } from '../routes/venues.ts';
import { waitingListRoutes } from '../routes/waiting-list.ts';
import { waiverRoutes } from '../routes/waivers.ts';
import type { ApiParts } from './api-parts.ts';
import { createBodyRoom } from './bodies.ts';
import { identifyCaller } from './callers.ts';
import { cors } from './cors.ts';
import { answerErrors } from './errors.ts';
import { requirePlainText } from './plain-text.ts';
import { refuseNul, refusePrototypeNames, requireReadableAddress, requireUtf8 } from './readable.ts';
import { validateCalls } from './validate-calls.ts';

/** One file per tag of the API document. */
const ROUTERS: readonly ((parts: ApiParts) => Router)[] = [
  accountMembershipRoutes,
  activityRoutes,
  attendeeRoutes,
  authRoutes,
  bookingRoutes,
  calendarRoutes,
  campRoutes,
  cardRoutes,
  handoffRoutes,
  cartRoutes,
  checkoutRoutes,
  courseRoutes,
  customQuestionRoutes,
  customerRoutes,
  dataFieldRoutes,
  directDebitRoutes,
  documentRoutes,
  frontOfHouseRoutes,
  frontendRoutes,
  geocodingRoutes,
  guestPassRoutes,
  membershipLeavingRoutes,
  membershipRoutes,
  orderRoutes,
  packageRoutes,
  paymentRoutes,
  paymentWebhookRoutes,
  promotionRoutes,
  savedCardRoutes,
  spaceRoutes,
  strongAuthenticationRoutes,
  termsRoutes,
  venueRoutes,
  waiverRoutes,
  waitingListRoutes,
];

/** The largest call of the site is a form. */
const BODY_LIMIT = 100 * 1024;

/** The operator's API under /api. Validates every request and every response against the API document. */
export function apiRoutes(
  parts: ApiParts & { corsOrigins: ReadonlySet<string>; log: (line: string) => void },
): Router {
  const router = express.Router();
  router.use(cors(parts.corsOrigins));
  router.use((_request, response, next) => {
    response.set('Cache-Control', CACHE_CONTROL.apiAnswer);
    response.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    next();
  });
  const bounded = createBodyRoom();
  // A bank's page can only post a form. Every other call refuses forms with a 415.
  const parse = { limit: BODY_LIMIT, verify: requireUtf8 };
  router.use(
    requireReadableAddress,
    createSignedBodies(parts.store, bounded),
    // Comes before the bodies, because the caller decides how much is read.
    identifyCaller(parts.store),
    withBody(bounded(BODY_LIMIT)),
    withBody(express.json({ ...parse, reviver: refuseNul })),
    withBody(express.urlencoded({ ...parse, extended: false })),
    refusePrototypeNames,
    requirePlainText,
    createPhotoBodies(bounded),
    createDocumentBodies(bounded),
  );
  router.use(validateCalls());
  for (const routes of ROUTERS) router.use(routes(parts));
  router.use(answerErrors(parts.log));
  return router;
}

/** Wraps a parser so that it skips the body of a GET. */
function withBody(parser: RequestHandler): RequestHandler {
  return (request, response, next) => (request.method === 'GET' ? next() : parser(request, response, next));
}
