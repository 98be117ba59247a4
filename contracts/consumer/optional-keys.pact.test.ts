import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, test } from 'vitest';
import * as api from '../../src/shared/api/index.ts';
import { stateValues } from '../state-values.ts';
import { matchState, path, verifyInteraction } from './verify-interaction.ts';

// Keys that a server may leave out of its responses and that the site uses if they are there.

const { venueSlug, venueId, membershipTypeId, paymentOptionId, bookingId } = stateValues;
const { activitySlug, sessionId, courseId, campSlug } = stateValues;
const { like, string } = MatchersV3;

type Call = Pick<Parameters<typeof verifyInteraction>[0], 'given' | 'as' | 'path' | 'query'> & {
  readonly what: string;
  readonly make: () => Promise<unknown>;
  /** Example values by the wire name of the key. */
  readonly keys: Readonly<Record<string, unknown>>;
};

const calls: readonly Call[] = [
  {
    what: 'a theme',
    given: 'a-visitor',
    path: '/api/frontend/theme',
    query: { venue: matchState('venueSlug') },
    make: () => api.loadTheme({ venue: venueSlug }),
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
    what: 'a client record',
    given: 'a-visitor',
    path: '/api/client',
    make: () => api.loadClient(),
    keys: { server_time: '2026-11-23T09:00:00.000Z' },
  },
  {
    what: 'the costs of a membership',
    given: 'a-visitor',
    path: path`/api/memberships/types/${'membershipTypeId'}/payment-options/${'paymentOptionId'}`,
    query: { venue_id: matchState('venueId') },
    make: () => api.loadCosts({ typeId: membershipTypeId, optionId: paymentOptionId, venueId }),
    keys: { billing_day_totals: [] },
  },
  {
    what: 'a booking',
    given: 'a-customer-with-bookings',
    as: 'customer',
    path: path`/api/my-account/bookings/${'bookingId'}`,
    make: () => api.loadBooking({ id: bookingId }),
    keys: {
      activity_slug: 'yoga',
      price_label: 'Adult',
      calendar_url: '/api/calendar/booking.1',
      swap: { allowed: false },
      late: { allowed: false },
    },
  },
  {
    what: 'the packages of a customer',
    given: 'a-customer-with-a-package',
    as: 'customer',
    path: '/api/my-account/packages',
    make: () => api.loadHeldPackages(),
    keys: { 'items.activity_slugs': [] },
  },
  {
    what: 'an activity',
    given: 'a-session-with-spaces',
    path: path`/api/activities/catalogue/${'activitySlug'}`,
    query: { venue: matchState('venueSlug') },
    make: () => api.loadActivity({ venue: venueSlug, activitySlug }),
    keys: { image_url: '/pictures/yoga.avif' },
  },
  {
    what: 'a session',
    given: 'a-session-with-spaces',
    path: path`/api/activities/sessions/${'sessionId'}`,
    make: () => api.loadActivitySession({ sessionId }),
    keys: { image_url: '/pictures/yoga.avif' },
  },
  {
    what: 'a course',
    given: 'a-course-begun',
    path: path`/api/activities/courses/${'courseId'}`,
    make: () => api.loadCourse({ courseId }),
    keys: { image_url: '/pictures/swimming.avif' },
  },
  {
    what: 'a camp',
    given: 'a-camp',
    path: path`/api/activities/camps/${'campSlug'}`,
    query: { venue: matchState('venueSlug') },
    make: () => api.loadCamp({ venue: venueSlug, campSlug }),
    keys: { image_url: '/pictures/camp.avif' },
  },
];

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** The keys without which the site ignores a row of a list. */
const ROW = { id: string('0197b1c2-0000-7c31-9a55-3e1f0c2d4b11'), name: string('10 classes') };

/** A response body with the example; `items.key` puts it into a row of a list. */
function bodyOf(key: string, example: unknown) {
  const value = typeof example === 'string' ? string(example) : like(example);
  const [name = '', inner] = key.split('.');
  return inner === undefined
    ? { [name]: value }
    : { [name]: MatchersV3.eachLike({ ...ROW, [inner]: value }) };
}

function readOf(key: string, example: unknown) {
  const [name = '', inner] = key.split('.').map(camelCase);
  return inner === undefined ? { [name]: example } : { [name]: [{ [inner]: example }] };
}

describe.each(calls)('$what', ({ what, make, keys, ...request }) => {
  test.each(Object.entries(keys))('the client reads its %s', async (key, example) => {
    const outcome = await verifyInteraction(
      {
        ...request,
        method: 'GET',
        description: `${what} with an optional key`,
        optional: key,
        answers: { status: 200, body: { data: like(bodyOf(key, example)) } },
      },
      make,
    );

    expect(outcome).toMatchObject(readOf(key, example));
  });
});
