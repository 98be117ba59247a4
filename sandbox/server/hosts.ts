import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { BANK_HOST, HOST_PAGES, type Settings, SIMULATORS_DOMAIN, type SubSites } from './settings.ts';

/** What a request's host name asks for. */
export type Host =
  | { readonly kind: 'site'; readonly site: keyof SubSites }
  | { readonly kind: 'simulator'; readonly label: string }
  | { readonly kind: 'host-page' }
  | { readonly kind: 'other' };

type WithHost = Pick<IncomingMessage, 'headers'>;

/** Tells sub-sites and simulators apart by the host name of the request, without its port. */
export function hostOf(request: WithHost, settings: Settings): Host {
  const name = hostNameOf(request);
  for (const site of ['onlineJoining', 'bookings', 'myAccount'] as const) {
    if (new URL(settings.sites[site]).hostname === name) return { kind: 'site', site };
  }
  if (name === BANK_HOST) return { kind: 'simulator', label: 'bank' };
  if (name.endsWith(`.${SIMULATORS_DOMAIN}`)) {
    return { kind: 'simulator', label: name.slice(0, -SIMULATORS_DOMAIN.length - 1) };
  }
  if (Object.values(HOST_PAGES).some((page) => page === name)) return { kind: 'host-page' };
  return { kind: 'other' };
}

/**
 * Whether the request names this machine or one of the sub-sites. A page elsewhere can have its own name lead to this
 * machine; its calls then look like those of the same site, and only the name gives them away.
 */
export function isOwnName(request: WithHost, settings: Settings): boolean {
  const name = hostNameOf(request);
  const isMachine =
    name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isMachine || hostOf(request, settings).kind === 'site';
}

/**
 * Whether the page that a browser names in `Origin` is one of ours; a call without it comes from no page of another site that
 * could send a body, or from a program.
 */
export function isOwnOrigin(origin: string | undefined, settings: Settings): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (url === null) return false;
  const isSite = Object.values(settings.sites).includes(origin);
  return (
    isSite || (url.port === String(settings.port) && isOwnName({ headers: { host: url.host } }, settings))
  );
}

function hostNameOf({ headers }: WithHost): string {
  return (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}
