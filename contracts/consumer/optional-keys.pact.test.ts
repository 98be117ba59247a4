import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import {
  type ConsumerInteraction,
  matchPath,
  matchProviderValue,
  verifyInteraction,
} from './verify-interaction.ts';

// Keys that a server may leave out of its responses and that the site uses if they are there.

const { venueSlug, venueId, membershipTypeId, paymentOptionId, bookingId } = providerStateValues;
const { activitySlug, sessionId, courseId, campSlug } = providerStateValues;
const { like, string } = MatchersV3;

type CallWithOptionalKeys = Pick<ConsumerInteraction, 'given' | 'token' | 'path' | 'query'> & {
  readonly subject: string;
  readonly send: () => Promise<unknown>;
  /** Example values by the wire name of the key. */
  readonly optionalKeys: Readonly<Record<string, unknown>>;
};

const calls: readonly CallWithOptionalKeys[] = [
  {
    subject: 'a theme',
    given: 'a-visitor',
    path: '/api/frontend/theme',
    query: { venue: matchProviderValue('venueSlug') },
    send: () => api.loadTheme({ venue: venueSlug }),
    optionalKeys: {
      theme_app_logo: '/logo.svg',
      theme_app_primary_colour: '#1F6B3A',
      theme_app_secondary_colour_1: '#134425',
      theme_app_secondary_colour_2: '#C9A227',
      theme_app_dark_bg_colour: '#10261A',
      theme_app_header_bg_colour: '#10261A',
      header_primary_colour: '#F4F1E4',
      theme_app_heading_font_style: 'lato',
      theme_app_body_font_style: 'lato',
      theme_app_secondary_button_style: 'outline',
    },
  },
  {
    subject: 'a client record',
    given: 'a-visitor',
    path: '/api/client',
    send: () => api.loadClient(),
    optionalKeys: { server_time: '2026-11-23T09:00:00.000Z' },
  },
  {
    subject: 'the costs of a membership',
    given: 'a-visitor',
    path: matchPath`/api/memberships/types/${'membershipTypeId'}/payment-options/${'paymentOptionId'}`,
    query: { venue_id: matchProviderValue('venueId') },
    send: () => api.loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId }),
    optionalKeys: { billing_day_totals: [] },
  },
  {
    subject: 'a booking',
    given: 'a-customer-with-bookings',
    token: 'valid',
    path: matchPath`/api/my-account/bookings/${'bookingId'}`,
    send: () => api.loadBooking({ id: bookingId }),
    optionalKeys: {
      activity_slug: 'yoga',
      price_label: 'Adult',
      calendar_url: '/api/calendar/booking.1',
      swap: { allowed: false },
      late: { allowed: false },
    },
  },
  {
    subject: 'the packages of a customer',
    given: 'a-customer-with-a-package',
    token: 'valid',
    path: '/api/my-account/packages',
    send: () => api.loadHeldPackages(),
    optionalKeys: { 'items.activity_slugs': [] },
  },
  {
    subject: 'an activity',
    given: 'a-session-with-spaces',
    path: matchPath`/api/activities/catalogue/${'activitySlug'}`,
    query: { venue: matchProviderValue('venueSlug') },
    send: () => api.loadActivity({ venue: venueSlug, activitySlug }),
    optionalKeys: { image_url: '/pictures/yoga.avif' },
  },
  {
    subject: 'a session',
    given: 'a-session-with-spaces',
    path: matchPath`/api/activities/sessions/${'sessionId'}`,
    send: () => api.loadActivitySession({ sessionId }),
    optionalKeys: { image_url: '/pictures/yoga.avif' },
  },
  {
    subject: 'a course',
    given: 'a-course-begun',
    path: matchPath`/api/activities/courses/${'courseId'}`,
    send: () => api.loadCourse({ courseId }),
    optionalKeys: { image_url: '/pictures/swimming.avif' },
  },
  {
    subject: 'a camp',
    given: 'a-camp',
    path: matchPath`/api/activities/camps/${'campSlug'}`,
    query: { venue: matchProviderValue('venueSlug') },
    send: () => api.loadCamp({ venue: venueSlug, campSlug }),
    optionalKeys: { image_url: '/pictures/camp.avif' },
  },
];

const toCamelCaseKey = (wireKey: string) =>
  wireKey.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The keys without which the site ignores a row of a list. */
const REQUIRED_ROW_KEYS = { id: string('0197b1c2-0000-7c31-9a55-3e1f0c2d4b11'), name: string('10 classes') };

/** A response body with the example; `items.key` puts it into a row of a list. */
function buildBody(key: string, example: unknown) {
  const exampleMatcher = typeof example === 'string' ? string(example) : like(example);
  const [topKey = '', rowKey] = key.split('.');
  return rowKey === undefined
    ? { [topKey]: exampleMatcher }
    : { [topKey]: MatchersV3.eachLike({ ...REQUIRED_ROW_KEYS, [rowKey]: exampleMatcher }) };
}

function buildExpectedRecord(key: string, example: unknown) {
  const [topKey = '', rowKey] = key.split('.').map(toCamelCaseKey);
  return rowKey === undefined ? { [topKey]: example } : { [topKey]: [{ [rowKey]: example }] };
}

describe.each(calls)('$subject', ({ subject, send, optionalKeys, ...request }) => {
  test.each(Object.entries(optionalKeys))(
    `the client reads the optional key %s of ${subject}`,
    async (key, example) => {
      const outcome = await verifyInteraction(
        {
          ...request,
          method: 'GET',
          description: `${subject} with an optional key`,
          optionalKey: key,
          answers: { status: 200, body: { data: like(buildBody(key, example)) } },
        },
        send,
      );

      expect(outcome).toMatchObject(buildExpectedRecord(key, example));
    },
  );
});
