import type { IncomingMessage } from 'node:http';
import { type Settings, SIMULATORS_DOMAIN, type SubSites } from './settings.ts';

/** What a request's host name asks for. */
export type Host =
  | { readonly kind: 'site'; readonly site: keyof SubSites }
  | { readonly kind: 'simulator'; readonly label: string }
  | { readonly kind: 'other' };

/** Tells sub-sites and simulators apart by the host name of the request, without its port. */
export function hostOf(request: Pick<IncomingMessage, 'headers'>, settings: Settings): Host {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  for (const site of ['onlineJoining', 'bookings', 'myAccount'] as const) {
    if (new URL(settings.sites[site]).hostname === name) return { kind: 'site', site };
  }
  if (name.endsWith(`.${SIMULATORS_DOMAIN}`)) {
    return { kind: 'simulator', label: name.slice(0, -SIMULATORS_DOMAIN.length - 1) };
  }
  return { kind: 'other' };
}
