import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { providerStateValues } from '../state-values.ts';
import { matchPath, matchStateValue, verifyInteraction } from './verify-interaction.ts';

// Keys that a server may leave out of its responses and that the site uses if they are there.

const { venueSlug, venueId, membershipTypeId, paymentOptionId, bookingId } = providerStateValues;
const { activitySlug, sessionId, courseId, campSlug } = providerStateValues;
const { like, string } = MatchersV3;

type Call = Pick<Parameters<typeof verifyInteraction>[0], 'given' | 'token' | 'path' | 'query'> & {
  readonly subject: string;
  readonly send: () => Promise<unknown>;
  /** Example values by the wire name of the key. */
  readonly keys: Readonly<Record<string, unknown>>;
};

const calls: readonly Call[] = [
  {
    subject: 'a theme',
    given: 'a-visitor',
    path: '/api/frontend/theme',
    query: { venue: matchStateValue('venueSlug') },
    send: () => api.loadTheme({ venue: venueSlug }),
    keys: {
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
    keys: { server_time: '2026-11-23T09:00:00.000Z' },
  },
  {
    subject: 'the costs of a membership',
    given: 'a-visitor',
    path: matchPath`/api/memberships/types/${'membershipTypeId'}/payment-options/${'paymentOptionId'}`,
    query: { venue_id: matchStateValue('venueId') },
    send: () => api.loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId }),
    keys: { billing_day_totals: [] },
  },
  {
    subject: 'a booking',
    given: 'a-customer-with-bookings',
    token: 'valid',
    path: matchPath`/api/my-account/bookings/${'bookingId'}`,
    send: () => api.loadBooking({ id: bookingId }),
    keys: {
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
    keys: { 'items.activity_slugs': [] },
  },
  {
    subject: 'an activity',
    given: 'a-session-with-spaces',
    path: matchPath`/api/activities/catalogue/${'activitySlug'}`,
    query: { venue: matchStateValue('venueSlug') },
    send: () => api.loadActivity({ venue: venueSlug, activitySlug }),
    keys: { image_url: '/pictures/yoga.avif' },
  },
  {
    subject: 'a session',
    given: 'a-session-with-spaces',
    path: matchPath`/api/activities/sessions/${'sessionId'}`,
    send: () => api.loadActivitySession({ sessionId }),
    keys: { image_url: '/pictures/yoga.avif' },
  },
  {
    subject: 'a course',
    given: 'a-course-begun',
    path: matchPath`/api/activities/courses/${'courseId'}`,
    send: () => api.loadCourse({ courseId }),
    keys: { image_url: '/pictures/swimming.avif' },
  },
  {
    subject: 'a camp',
    given: 'a-camp',
    path: matchPath`/api/activities/camps/${'campSlug'}`,
    query: { venue: matchStateValue('venueSlug') },
    send: () => api.loadCamp({ venue: venueSlug, campSlug }),
    keys: { image_url: '/pictures/camp.avif' },
  },
];

const toCamelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The keys without which the site ignores a row of a list. */
const REQUIRED_KEYS = { id: string('0197b1c2-0000-7c31-9a55-3e1f0c2d4b11'), name: string('10 classes') };

/** A response body with the example; `items.key` puts it into a row of a list. */
function buildBody(key: string, example: unknown) {
  const value = typeof example === 'string' ? string(example) : like(example);
  const [name = '', inner] = key.split('.');
  return inner === undefined
    ? { [name]: value }
    : { [name]: MatchersV3.eachLike({ ...REQUIRED_KEYS, [inner]: value }) };
}

function buildExpectedRecord(key: string, example: unknown) {
  const [name = '', inner] = key.split('.').map(toCamelCase);
  return inner === undefined ? { [name]: example } : { [name]: [{ [inner]: example }] };
}

describe.each(calls)('$subject', ({ subject, send, keys, ...request }) => {
  test.each(Object.entries(keys))('the client reads its %s', async (key, example) => {
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
  });
});
