import {
  buildActivity,
  buildActivityDetail,
  buildActivitySession,
  buildActivitySessionDetail,
  buildPersonVerdict,
  buildTimetable,
} from '../fixtures/activities.ts';
import { buildCamp } from '../fixtures/camps.ts';
import { buildCart, buildCartItem, buildHeldCamp, buildHeldPlace } from '../fixtures/cart.ts';
import { buildCourse } from '../fixtures/courses.ts';
import { buildCreatedCustomer, buildFoundCustomer, buildServedCustomer } from '../fixtures/front-of-house.ts';
import { buildHandOff, buildHandOffPreview } from '../fixtures/handoffs.ts';
import { buildPackages } from '../fixtures/packages.ts';
import { buildFacilityList, buildSlotGrid } from '../fixtures/spaces.ts';
import { buildVenue } from '../fixtures/venues.ts';
import { buildWaitingEntry, buildWaitingOffer } from '../fixtures/waiting-list.ts';
import { buildAttendeeWaiver } from '../fixtures/waivers.ts';

export const SESSION = buildActivitySession().id;
export const OFFER = buildWaitingOffer({ id: 'offer-1' });
const facility = buildSlotGrid().facility.slug;

export const FOUND = buildFoundCustomer();

export const MEMBERSHIP = buildCartItem({ id: 'item-membership' });
export const PLACE = buildHeldPlace({ id: 'item-place', object_id: SESSION });
export const COURSE = buildHeldPlace({ id: 'item-course', type: 'course', object_id: buildCourse().id });
export const CAMP = buildHeldCamp({ id: 'item-camp', object_id: buildCamp().slug });

const HAND_OFF = buildHandOff();
const basket = buildCart({
  items: [MEMBERSHIP, PLACE, COURSE, CAMP],
  attendee_waivers_required: true,
});

/** Every call that only the bookings site makes, with the response of a healthy operator. */
export const ofBookingsSite = {
  'GET /api/front-of-house/customers': [FOUND, buildFoundCustomer({ id: 'another', name: 'Sid Taylor' })],
  [`GET /api/front-of-house/customers/${FOUND.id}`]: buildServedCustomer({ id: FOUND.id }),
  'POST /api/front-of-house/customers': buildCreatedCustomer({ id: FOUND.id }),
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
    cart: basket,
  },
  'POST /api/handoffs/Zk3v0yq8RrGm1c5bT9wXeA/release': undefined,
  'POST /api/cart/pay': { complete_order_id: 'order-1', status: 'completed' },
  'GET /api/activities/venues': [buildVenue()],
  'GET /api/activities/catalogue': [buildActivity()],
  'GET /api/activities/catalogue/yoga': buildActivityDetail(),
  'GET /api/activities/timetable': buildTimetable(),
  [`GET /api/activities/sessions/${SESSION}`]: buildActivitySessionDetail({ people: [buildPersonVerdict()] }),
  'GET /api/activities/spaces': buildFacilityList(),
  [`GET /api/activities/spaces/${facility}`]: buildSlotGrid(),
  'GET /api/activities/packages': buildPackages(),
  'GET /api/activities/waivers': [buildAttendeeWaiver()],
  'POST /api/activities/waiting-list': buildWaitingEntry(),
  [`GET /api/activities/waiting-list/${OFFER.id}`]: OFFER,
  [`POST /api/activities/waiting-list/${OFFER.id}/accept`]: basket,
  'GET /api/cart': basket,
  'DELETE /api/cart': buildCart({ items: [] }),
  'POST /api/cart/add': basket,
  'POST /api/cart/remove': buildCart({ ...basket, items: [MEMBERSHIP] }),
  'POST /api/cart/extend': buildCart({ ...basket, hold_until: '2026-11-23T10:57:00Z' }),
  'PUT /api/cart/credit': basket,
  [`PUT /api/cart/${MEMBERSHIP.id}`]: basket,
  [`PUT /api/cart/${PLACE.id}`]: basket,
  'DELETE /api/activities/benefit/remove/benefit-1': basket,
  'DELETE /api/activities/package/remove/package-1': basket,
};
