import type { Camel } from './camel';
import { api, reportProblems } from './client';
import { readRows } from './configured/rows';
import { requireShape } from './require-shape';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type AccountBooking = Camel<Schemas['AccountBooking']>;
export type BookingPage = Camel<Schemas['BookingPage']>;
/** The choices, in minutes, of how late the customer will be. */
export type LateMinutes = Schemas['LateRequest']['minutes'];
export type OtherPerson = Camel<Schemas['OtherPerson']>;
export type CancelPreview = Camel<Schemas['CancelPreview']>;

/** The keys that must hold text because the page shows them or depends on them. */
const BOOKING_TEXT_KEYS = [
  'id',
  'title',
  'state',
  'localDate',
  'localStart',
  'localEnd',
  'space',
  'instructions',
] as const;

/**
 * Returns the booking of a response.
 *
 * @throws ApiFailure `unexpected` if one of its texts is not text
 */
async function requireBooking(answer: Promise<AccountBooking>): Promise<AccountBooking> {
  const booking = await answer;
  const isReadable = BOOKING_TEXT_KEYS.every(
    (key) => (booking[key] ?? null) === null || typeof booking[key] === 'string',
  );
  return requireShape(booking, isReadable);
}

export interface BookingsRequest {
  readonly when: 'upcoming' | 'past';
  /** The `nextCursor` of the previous page. */
  readonly cursor?: string | undefined;
  readonly attendeeId?: string | undefined;
  readonly limit?: number | undefined;
}

/** GET my-account/bookings: one page of the customer's bookings. */
export async function listBookings(request: BookingsRequest, options?: CallOptions): Promise<BookingPage> {
  const { when, cursor, attendeeId, limit } = request;
  const query = {
    when,
    ...(cursor === undefined ? {} : { cursor }),
    ...(attendeeId === undefined ? {} : { attendee_id: attendeeId }),
    ...(limit === undefined ? {} : { limit }),
  };
  const page = await unwrapData(() =>
    api().GET('/api/my-account/bookings', { params: { query }, ...options }),
  );
  const textKeys = ['id', 'title', 'state', 'localDate', 'localStart', 'localEnd'] as const;
  return { ...page, items: reportProblems(readRows('booking', page.items, textKeys)) };
}

/** GET my-account/bookings/{id}. Another customer's booking is a 404. */
export function loadBooking({ id }: { id: string }, options?: CallOptions): Promise<AccountBooking> {
  const params = { path: { id } };
  return requireBooking(unwrapData(() => api().GET('/api/my-account/bookings/{id}', { params, ...options })));
}

/** What to cancel: one booking, all days of a camp booked together, or some of its places without names. */
interface CancellationTarget {
  readonly id: string;
  readonly isWhole?: boolean;
  /** Null cancels all places. */
  readonly places?: number | null;
}

/** GET my-account/bookings/{id}/cancel: previews a cancellation. 422 if it is too late. */
export function previewCancellation(
  { id, isWhole = false, places = null }: CancellationTarget,
  options?: CallOptions,
): Promise<CancelPreview> {
  const query = { ...(isWhole && { whole: isWhole }), ...(places !== null && { places }) };
  const params = { path: { id }, query };
  return unwrapData(() => api().GET('/api/my-account/bookings/{id}/cancel', { params, ...options }));
}

/** POST my-account/bookings/{id}/cancel. 422 if the outcome differs from the `expected` one of the preview. */
export function cancelBooking(
  { id, expected, isWhole = false, places = null }: CancellationTarget & { readonly expected: string },
  options?: CallOptions,
): Promise<AccountBooking> {
  const body = { expected, ...(isWhole && { whole: true }), ...(places !== null && { places }) };
  const request = { params: { path: { id } }, body, ...options };
  return requireBooking(unwrapData(() => api().POST('/api/my-account/bookings/{id}/cancel', request)));
}

/** GET my-account/bookings/{id}/attendee: the people who could come instead. 422 if the attendee cannot be changed. */
export async function listOtherPeople({ id }: { id: string }, options?: CallOptions): Promise<OtherPerson[]> {
  const params = { path: { id } };
  const { people } = await unwrapData(() =>
    api().GET('/api/my-account/bookings/{id}/attendee', { params, ...options }),
  );
  return people;
}

/** PUT my-account/bookings/{id}/attendee: changes the attendee. 422, under `attendee_id` if this person cannot come. */
export function changeAttendee(
  { id, attendeeId }: { id: string; attendeeId: string },
  options?: CallOptions,
): Promise<AccountBooking> {
  const request = { params: { path: { id } }, body: { attendeeId }, ...options };
  return requireBooking(unwrapData(() => api().PUT('/api/my-account/bookings/{id}/attendee', request)));
}

/**
 * POST my-account/bookings/{id}/late: tells the centre. Repeating the same minutes changes nothing. 422 outside the time window.
 */
export function reportLateArrival(
  { id, minutes }: { id: string; minutes: LateMinutes },
  options?: CallOptions,
): Promise<AccountBooking> {
  const request = { params: { path: { id } }, body: { minutes }, ...options };
  return requireBooking(unwrapData(() => api().POST('/api/my-account/bookings/{id}/late', request)));
}
