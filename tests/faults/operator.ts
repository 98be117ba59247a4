import { buildAccountMembership } from '../fixtures/account-memberships.ts';
import {
  buildAdultInvitation,
  buildAttendee,
  buildAttendeeForm,
  buildAttendeeFormState,
} from '../fixtures/attendees.ts';
import { buildForgottenPasswordResult, buildToken, buildUser } from '../fixtures/auth.ts';
import {
  buildAccountBooking,
  buildBookingPage,
  buildCancelPreview,
  buildOtherPeople,
} from '../fixtures/bookings.ts';
import { buildCamp, buildCampPerson, buildCampSummary } from '../fixtures/camps.ts';
import { buildMemberCard } from '../fixtures/card.ts';
import { buildCourse, buildCourseSummary } from '../fixtures/courses.ts';
import { buildQuestionGroup, buildStoredAnswers } from '../fixtures/custom-questions.ts';
import { buildPhoto } from '../fixtures/customer.ts';
import { buildDataField, buildDataFieldSection } from '../fixtures/data-fields.ts';
import { buildDirectDebit } from '../fixtures/direct-debit.ts';
import { buildDocuments, buildDocumentUpload } from '../fixtures/documents.ts';
import {
  buildFreezeEnd,
  buildFreezePreview,
  buildMembershipFreezing,
  buildPlannedFreeze,
} from '../fixtures/freezes.ts';
import { buildPlace } from '../fixtures/geocoding.ts';
import { buildGuestPass, buildGuestPasses } from '../fixtures/guest-passes.ts';
import { buildCancelledMembership, buildMembershipLeaving } from '../fixtures/membership-leaving.ts';
import {
  buildChangeCosts,
  buildCosts,
  buildJoiningSelection,
  buildMembershipType,
  buildPaymentOption,
  buildRenewal,
  buildStoredJoiningMembership,
} from '../fixtures/memberships.ts';
import { buildHeldPackage } from '../fixtures/packages.ts';
import { buildAccountCredit, buildPayments } from '../fixtures/payments.ts';
import { buildPromotion } from '../fixtures/promotions.ts';
import { buildAccountCard } from '../fixtures/saved-card.ts';
import { buildTerms } from '../fixtures/terms.ts';
import { buildVenue } from '../fixtures/venues.ts';
import { buildWaitingEntry } from '../fixtures/waiting-list.ts';
import { buildResponseBody } from '../fixtures/wire.ts';
import { bookingsSiteAnswers } from './bookings-site-answers.ts';
import type { Fault } from './faults.ts';

const MEMBERSHIP_TYPE_ID = buildMembershipType().id;
const PAYMENT_OPTION_ID = buildPaymentOption().id;
const CHILD_FORM_PATH = `/api/activities/attendees/${buildAttendee().id}/form`;

/** Every call of the three sites before their checkout, with the response of a healthy operator. */
export const healthyAnswers = {
  'GET /api/venues/online-joining': [buildVenue()],
  'GET /api/venues/online-joining/riverside-leisure-centre': buildVenue(),
  'GET /api/activities/venues/riverside-leisure-centre': buildVenue(),
  'GET /api/geocoding/search': [buildPlace()],
  'GET /api/memberships/types': [buildMembershipType()],
  'GET /api/data-fields': [buildDataFieldSection({ section_fields: [buildDataField()] })],
  'POST /api/auth/customer/register': buildToken(),
  'POST /api/auth/customer/login': buildToken(),
  'POST /api/auth/customer/forgotten-password': buildForgottenPasswordResult(),
  'POST /api/auth/logout': undefined,
  'GET /api/auth/user': buildUser(),
  [`GET /api/custom-questions/memberships/${MEMBERSHIP_TYPE_ID}`]: [buildQuestionGroup()],
  [`POST /api/custom-questions/memberships/${MEMBERSHIP_TYPE_ID}`]: buildStoredAnswers(),
  [`GET /api/memberships/types/${MEMBERSHIP_TYPE_ID}/payment-options/${PAYMENT_OPTION_ID}`]: buildCosts({
    start_date: { min: '2026-11-20', max: '2999-12-20' },
  }),
  [`GET /api/v1/membership-promotions/validate/NEWYEAR/${PAYMENT_OPTION_ID}`]: buildPromotion(),
  [`GET /api/terms/membership/${MEMBERSHIP_TYPE_ID}`]: buildTerms({ id: 'terms-membership' }),
  [`GET /api/terms/membership/${MEMBERSHIP_TYPE_ID}/health-commitment`]: buildTerms({ id: 'terms-health' }),
  'GET /api/terms/account': buildTerms({ id: 'terms-account' }),
  'GET /api/terms/direct-debit': buildTerms({ id: 'terms-debit' }),
  'GET /api/memberships/online-joining': null,
  'POST /api/memberships/online-joining/store': buildStoredJoiningMembership(),
  'DELETE /api/cart/clear': undefined,
  'PUT /api/my-account/user/update': buildToken(),
  'PUT /api/my-account/password': buildToken(),
  'GET /api/my-account/photo': buildPhoto(),
  'GET /api/my-account/payments': buildPayments(),
  'GET /api/my-account/credit': buildAccountCredit(),
  'GET /api/my-account/memberships': { items: [buildAccountMembership()] },
  'GET /api/my-account/memberships/m-1': buildAccountMembership({ id: 'm-1' }),
  'GET /api/my-account/memberships/m-1/cancel': buildMembershipLeaving(),
  'POST /api/my-account/memberships/m-1/cancel': buildCancelledMembership(),
  'DELETE /api/my-account/memberships/m-1/cancel': buildAccountMembership({ id: 'm-1' }),
  'GET /api/my-account/memberships/m-1/freeze': buildMembershipFreezing({
    preview: buildFreezePreview(),
    end: buildFreezeEnd(),
  }),
  'POST /api/my-account/memberships/m-1/freeze': buildPlannedFreeze(),
  'DELETE /api/my-account/memberships/m-1/freeze': buildMembershipFreezing(),
  'GET /api/my-account/packages': { items: [buildHeldPackage()] },
  'GET /api/my-account/direct-debit': buildDirectDebit(),
  'PUT /api/my-account/direct-debit': buildDirectDebit(),
  'GET /api/my-account/bookings': buildBookingPage(),
  'GET /api/my-account/bookings/b-1': buildAccountBooking({ id: 'b-1' }),
  'GET /api/my-account/bookings/b-1/cancel': buildCancelPreview(),
  'GET /api/my-account/bookings/b-1/attendee': buildOtherPeople(),
  'PUT /api/my-account/bookings/b-1/attendee': buildAccountBooking({
    id: 'b-1',
    attendee: { id: 'child-1', name: 'Mia Example' },
  }),
  'POST /api/my-account/bookings/b-1/late': buildAccountBooking({
    id: 'b-1',
    late: { allowed: true, message: null, minutes: 10 },
  }),
  'POST /api/my-account/bookings/b-1/cancel': buildAccountBooking({ id: 'b-1', state: 'cancelled' }),
  'GET /api/my-account/card': buildMemberCard(),
  'GET /api/my-account/saved-card': buildAccountCard(),
  'DELETE /api/my-account/saved-card': undefined,
  'GET /api/my-account/guest-passes': buildGuestPasses(),
  'POST /api/my-account/guest-passes': buildGuestPass(),
  [`POST /api/my-account/guest-passes/${buildGuestPass().id}/resend`]: buildGuestPass(),
  [`DELETE /api/my-account/guest-passes/${buildGuestPass().id}`]: buildGuestPass({ state: 'revoked' }),
  'GET /api/my-account/documents': buildDocuments(),
  'POST /api/my-account/documents': buildDocumentUpload(),
  [`PUT /api/my-account/documents/${buildDocumentUpload().id}/content`]: buildDocuments({ required: [] }),
  'PUT /api/my-account/photo': buildPhoto(),
  'DELETE /api/my-account/photo': buildPhoto({ image: null }),
  'GET /api/activities/attendees': [buildAttendee({ relation: 'self', relationship: null }), buildAttendee()],
  'POST /api/activities/attendees': buildAttendee(),
  [`PUT /api/activities/attendees/${buildAttendee().id}`]: buildAttendee(),
  [`DELETE /api/activities/attendees/${buildAttendee().id}`]: null,
  'GET /api/activities/attendee-invitations': [buildAdultInvitation()],
  'POST /api/activities/attendees/invite': buildAdultInvitation(),
  [`POST /api/activities/attendee-invitations/${buildAdultInvitation().id}/accept`]: buildAdultInvitation(),
  [`DELETE /api/activities/attendee-invitations/${buildAdultInvitation().id}`]: null,
  'GET /api/activities/waiting-list': [buildWaitingEntry()],
  [`DELETE /api/activities/waiting-list/${buildWaitingEntry().id}`]: buildWaitingEntry({ status: 'ended' }),
  'GET /api/memberships/m-1/change': [buildMembershipType()],
  [`GET /api/memberships/m-1/change/${PAYMENT_OPTION_ID}`]: buildChangeCosts(),
  [`POST /api/memberships/m-1/change/${PAYMENT_OPTION_ID}`]: buildStoredJoiningMembership(),
  'GET /api/memberships/m-1/renew': buildRenewal(),
  'POST /api/memberships/m-1/renew': buildStoredJoiningMembership(),
  'GET /api/activities/camps': [buildCampSummary()],
  [`GET /api/activities/camps/${buildCamp().slug}`]: buildCamp({ people: [buildCampPerson()] }),
  'GET /api/activities/courses': [buildCourseSummary()],
  [`GET /api/activities/courses/${buildCourse().id}`]: buildCourse(),
  [`GET ${CHILD_FORM_PATH}`]: buildAttendeeForm({
    sections: [buildDataFieldSection({ section_fields: [buildDataField()] })],
  }),
  [`PUT ${CHILD_FORM_PATH}`]: buildAttendeeFormState(),
  ...bookingsSiteAnswers,
};

/** An operator that answers every call but one as documented, until it recovers. */
export interface Operator {
  readonly transport: (request: Request) => Promise<Response>;
  readonly requests: readonly Request[];
  /** How often each call was made. */
  readonly callCounts: Map<string, number>;
  readonly breakCall: (call: string, fault: Fault) => void;
  readonly recover: () => void;
}

export function createOperator(hasSavedAnswers: boolean): Operator {
  let brokenCall: { readonly call: string; readonly fault: Fault } | null = null;
  // Keeps unanswered requests reachable: Node collects an unreferenced request together with its timeout signal.
  const requests: Request[] = [];
  const callCounts = new Map<string, number>();
  const answers: Record<string, unknown> = {
    ...healthyAnswers,
    ...(hasSavedAnswers ? { 'GET /api/memberships/online-joining': buildJoiningSelection() } : {}),
  };
  return {
    requests,
    callCounts,
    transport: async (request) => {
      requests.push(request);
      const call = `${request.method} ${new URL(request.url).pathname}`;
      callCounts.set(call, (callCounts.get(call) ?? 0) + 1);
      if (brokenCall?.call === call) return brokenCall.fault.respond();
      if (!Object.hasOwn(answers, call)) throw new Error(`A page makes a call that the table lacks: ${call}`);
      const status = request.method === 'POST' && /register|store|questions|m-1/.test(call) ? 201 : 200;
      const data = answers[call];
      return data === undefined
        ? new Response(null, { status })
        : Response.json(buildResponseBody(data), { status });
    },
    breakCall: (call, fault) => {
      brokenCall = { call, fault };
    },
    recover: () => {
      brokenCall = null;
    },
  };
}
