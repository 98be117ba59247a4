import {
  buildActivity,
  buildActivityDetail,
  buildActivitySession,
  buildActivitySessionDetail,
  buildPersonVerdict,
  buildTimetable,
} from '../fixtures/activities.ts';
import { buildCamp } from '../fixtures/camps.ts';
import { buildCampItem, buildCart, buildCartItem, buildPlaceItem } from '../fixtures/cart.ts';
import { buildCourse } from '../fixtures/courses.ts';
import { buildCreatedCustomer, buildFoundCustomer, buildServedCustomer } from '../fixtures/front-of-house.ts';
import { buildHandOff, buildHandOffPreview } from '../fixtures/handoffs.ts';
import { buildPackages } from '../fixtures/packages.ts';
import { buildFacilityList, buildSlotGrid } from '../fixtures/spaces.ts';
import { buildVenue } from '../fixtures/venues.ts';
import { buildWaitingEntry, buildWaitingOffer } from '../fixtures/waiting-list.ts';
import { buildAttendeeWaiver } from '../fixtures/waivers.ts';

export const SESSION_ID = buildActivitySession().id;
export const WAITING_OFFER = buildWaitingOffer({ id: 'offer-1' });
const facilitySlug = buildSlotGrid().facility.slug;

export const FOUND_CUSTOMER = buildFoundCustomer();

export const MEMBERSHIP_ITEM = buildCartItem({ id: 'item-membership' });
export const PLACE_ITEM = buildPlaceItem({ id: 'item-place', object_id: SESSION_ID });
export const COURSE_ITEM = buildPlaceItem({ id: 'item-course', type: 'course', object_id: buildCourse().id });
export const CAMP_ITEM = buildCampItem({ id: 'item-camp', object_id: buildCamp().slug });

const HAND_OFF = buildHandOff();
const basketAnswer = buildCart({
  items: [MEMBERSHIP_ITEM, PLACE_ITEM, COURSE_ITEM, CAMP_ITEM],
  attendee_waivers_required: true,
});

/** Every call that only the bookings site makes, with the response of a healthy operator. */
export const bookingsSiteAnswers = {
  'GET /api/front-of-house/customers': [
    FOUND_CUSTOMER,
    buildFoundCustomer({ id: 'another', name: 'Sid Taylor' }),
  ],
  [`GET /api/front-of-house/customers/${FOUND_CUSTOMER.id}`]: buildServedCustomer({ id: FOUND_CUSTOMER.id }),
  'POST /api/front-of-house/customers': buildCreatedCustomer({ id: FOUND_CUSTOMER.id }),
  'GET /api/terms': [],
  'POST /api/cart/handoffs': HAND_OFF,
  [`GET /api/cart/handoffs/${HAND_OFF.id}`]: HAND_OFF,
  [`POST /api/cart/handoffs/${HAND_OFF.id}/extend`]: buildHandOff({ extensions_left: 1 }),
  [`POST /api/cart/handoffs/${HAND_OFF.id}/email`]: undefined,
  [`DELETE /api/cart/handoffs/${HAND_OFF.id}`]: undefined,
  'GET /api/handoffs/Zk3v0yq8RrGm1c5bT9wXeA': buildHandOffPreview(),
  'POST /api/handoffs/Zk3v0yq8RrGm1c5bT9wXeA/claim': {
    handoff_id: HAND_OFF.id,
    venue_name: null,
    expires_at: HAND_OFF.expires_at,
    server_time: HAND_OFF.server_time,
    cart: basketAnswer,
  },
  'POST /api/handoffs/Zk3v0yq8RrGm1c5bT9wXeA/release': undefined,
  'POST /api/cart/pay': { complete_order_id: 'order-1', status: 'completed' },
  'GET /api/activities/venues': [buildVenue()],
  'GET /api/activities/catalogue': [buildActivity()],
  'GET /api/activities/catalogue/yoga': buildActivityDetail(),
  'GET /api/activities/timetable': buildTimetable(),
  [`GET /api/activities/sessions/${SESSION_ID}`]: buildActivitySessionDetail({
    people: [buildPersonVerdict()],
  }),
  'GET /api/activities/spaces': buildFacilityList(),
  [`GET /api/activities/spaces/${facilitySlug}`]: buildSlotGrid(),
  'GET /api/activities/packages': buildPackages(),
  'GET /api/activities/waivers': [buildAttendeeWaiver()],
  'POST /api/activities/waiting-list': buildWaitingEntry(),
  [`GET /api/activities/waiting-list/${WAITING_OFFER.id}`]: WAITING_OFFER,
  [`POST /api/activities/waiting-list/${WAITING_OFFER.id}/accept`]: basketAnswer,
  'GET /api/cart': basketAnswer,
  'DELETE /api/cart': buildCart({ items: [] }),
  'POST /api/cart/add': basketAnswer,
  'POST /api/cart/remove': buildCart({ ...basketAnswer, items: [MEMBERSHIP_ITEM] }),
  'POST /api/cart/extend': buildCart({ ...basketAnswer, hold_until: '2026-11-23T10:57:00Z' }),
  'PUT /api/cart/credit': basketAnswer,
  [`PUT /api/cart/${MEMBERSHIP_ITEM.id}`]: basketAnswer,
  [`PUT /api/cart/${PLACE_ITEM.id}`]: basketAnswer,
  'DELETE /api/activities/benefit/remove/benefit-1': basketAnswer,
  'DELETE /api/activities/package/remove/package-1': basketAnswer,
};
