import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { BANK_HOST, HOST_PAGES, type Settings, SIMULATORS_DOMAIN, type SubSites } from './settings.ts';

/** The target of a request by its host name. */
export type Host =
  | { readonly kind: 'site'; readonly site: keyof SubSites }
  | { readonly kind: 'simulator'; readonly label: string }
  | { readonly kind: 'host-page' }
  | { readonly kind: 'other' };

type HostHeaders = Pick<IncomingMessage, 'headers'>;

/** Identifies the sub-site or simulator by the request's host name, without its port. */
export function findHost(request: HostHeaders, settings: Settings): Host {
  const name = readHostName(request);
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
 * Whether the request's host is this machine or one of the sub-sites. With DNS rebinding, another site's host name can
 * resolve to this machine; its calls then look same-origin, and only the host name reveals them.
 */
export function isOwnName(request: HostHeaders, settings: Settings): boolean {
  const name = readHostName(request);
  const isMachine = name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isMachine || findHost(request, settings).kind === 'site';
}

/**
 * Whether the `Origin` header names one of the sub-sites, or the address that is called. A call without the header comes
 * from a program, or from a page of another site that cannot send a body.
 */
export function isOwnOrigin({ headers }: HostHeaders, settings: Settings): boolean {
  const { origin, host } = headers;
  if (origin === undefined || Object.values(settings.sites).includes(origin)) return true;
  return host !== undefined && URL.parse(origin)?.host === host.toLowerCase();
}

function readHostName({ headers }: HostHeaders): string {
  return (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
}
