import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData, unwrapEmpty } from './unwrap';

type Schemas = components['schemas'];

export type Attendee = Camel<Schemas['Attendee']>;
export type AdultInvitation = Camel<Schemas['AdultInvitation']>;
export type AttendeeDetails = Camel<Schemas['AttendeeRequest']>;

/** GET activities/attendees: the customer first, then the people whom they book for. */
export function listAttendees(options?: CallOptions): Promise<Attendee[]> {
  return unwrapData(() => api().GET('/api/activities/attendees', { ...options }));
}

/** POST activities/attendees: adds a child. A 422 uses the wire names of the fields. */
export function addAttendee(details: AttendeeDetails, options?: CallOptions): Promise<Attendee> {
  return unwrapData(() => api().POST('/api/activities/attendees', { body: details, ...options }));
}

/** PUT activities/attendees/{id}: replaces a child's details. */
export function updateAttendee(
  { id, ...details }: AttendeeDetails & { id: string },
  options?: CallOptions,
): Promise<Attendee> {
  const params = { path: { id } };
  return unwrapData(() => api().PUT('/api/activities/attendees/{id}', { params, body: details, ...options }));
}

/** DELETE activities/attendees/{id}. A 422 says what has to end first, such as a booking. */
export function removeAttendee({ id }: { id: string }, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return unwrapEmpty(() => api().DELETE('/api/activities/attendees/{id}', { params, ...options }));
}

/** GET activities/attendee-invitations: the invitations that the customer has sent and received. */
export function listInvitations(options?: CallOptions): Promise<AdultInvitation[]> {
  return unwrapData(() => api().GET('/api/activities/attendee-invitations', { ...options }));
}

/** POST activities/attendees/invite. A 422 is under `email`. */
export function inviteAdult({ email }: { email: string }, options?: CallOptions): Promise<AdultInvitation> {
  return unwrapData(() => api().POST('/api/activities/attendees/invite', { body: { email }, ...options }));
}

/** POST activities/attendee-invitations/{id}/accept: the customer lets the sender book for them. */
export function acceptInvitation({ id }: { id: string }, options?: CallOptions): Promise<AdultInvitation> {
  const params = { path: { id } };
  return unwrapData(() =>
    api().POST('/api/activities/attendee-invitations/{id}/accept', { params, ...options }),
  );
}

/** DELETE activities/attendee-invitations/{id}: either side ends the invitation. */
export function endInvitation({ id }: { id: string }, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return unwrapEmpty(() => api().DELETE('/api/activities/attendee-invitations/{id}', { params, ...options }));
}
