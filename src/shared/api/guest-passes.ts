import type { Camel } from './camel';
import { api } from './client';
import type { components } from './schema.gen';
import { type CallOptions, unwrapData } from './unwrap';

type Schemas = components['schemas'];

export type GuestPasses = Camel<Schemas['GuestPasses']>;
export type GuestAllowance = Camel<Schemas['GuestAllowance']>;
export type GuestPass = Camel<Schemas['GuestPass']>;
export type IssueGuestPass = Camel<Schemas['IssueGuestPassRequest']>;

/** GET my-account/guest-passes: the passes that memberships include, and those already issued. */
export function loadGuestPasses(options?: CallOptions): Promise<GuestPasses> {
  return unwrapData(() => api().GET('/api/my-account/guest-passes', { ...options }));
}

/** POST my-account/guest-passes: returns the pass with its code. If none is left, a `validation` failure under `visit_date`. */
export function issueGuestPass(pass: IssueGuestPass, options?: CallOptions): Promise<GuestPass> {
  return unwrapData(() => api().POST('/api/my-account/guest-passes', { body: pass, ...options }));
}

/** DELETE my-account/guest-passes/{id}: revokes the pass. A used pass is a `validation` failure. */
export function revokeGuestPass({ id }: { id: string }, options?: CallOptions): Promise<GuestPass> {
  const params = { path: { id } };
  return unwrapData(() => api().DELETE('/api/my-account/guest-passes/{id}', { params, ...options }));
}

/** POST my-account/guest-passes/{id}/resend: sends the guest's e-mail again; an `http` 429 after three in a day. */
export function resendGuestPass({ id }: { id: string }, options?: CallOptions): Promise<GuestPass> {
  const params = { path: { id } };
  return unwrapData(() => api().POST('/api/my-account/guest-passes/{id}/resend', { params, ...options }));
}
