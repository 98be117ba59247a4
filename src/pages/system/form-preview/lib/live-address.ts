import { type ConfigurationKind, configured, listMembershipTypes, loadVenue } from '@/shared/api';
import { text } from '../texts';

export type Api = { readonly base: string; readonly timeoutMs: number };

/** The address of a response, and the kind that it is read as; null to recognise it. */
export type Source = { readonly address: string; readonly kind: ConfigurationKind | null };

/** An address that this page cannot load; the message is shown beside its field. */
export class UnfitAddress extends Error {}

const PATHS = {
  details: () => '/api/data-fields?onboarding_type=customer_account_online',
  questions: (id: string) => `/api/custom-questions/memberships/${encodeURIComponent(id)}`,
  memberships: (venueId: string) => `/api/memberships/types?venue_id=${encodeURIComponent(venueId)}`,
  centres: () => '/api/venues/online-joining',
};

/**
 * The source of a configuration of this kind. The ID is that of a membership for its questions, and that of a centre for its
 * memberships.
 */
export function toSource(kind: ConfigurationKind, id: string, { base }: Api): Source {
  return { kind, address: `${base}${PATHS[kind](id)}` };
}

const KINDS: readonly (readonly [RegExp, ConfigurationKind])[] = [
  [/^\/api\/data-fields$/, 'details'],
  [/^\/api\/custom-questions\//, 'questions'],
  [/^\/api\/memberships\/types$/, 'memberships'],
  [/^\/api\/venues\/online-joining$/, 'centres'],
];

/** The path of a centre or of a membership on the joining site. */
const PAGE_PATTERN = /^\/centre\/(?<centre>[^/]+)(?:\/membership\/(?<membership>[^/]+))?/;

/**
 * Resolves a typed address: an address of the API, or the page of a centre or a membership on this site.
 *
 * @throws {UnfitAddress} if the policy of the site blocks the address.
 * @throws {ApiFailure} if the centre of the page cannot be loaded.
 */
export async function resolveSource(input: string, api: Api): Promise<Source> {
  if (input.trim() === '') throw new UnfitAddress(text('live.noAddress'));
  const site = globalThis.location.origin;
  const apiOrigin = new URL(api.base || site, site).origin;
  const url = parseAddress(input.trim(), input.trim().startsWith('/api/') ? apiOrigin : site);
  if (url.origin !== apiOrigin && url.origin !== site)
    throw new UnfitAddress(text('live.otherOrigin', { origin: url.origin, own: apiOrigin }));
  const { centre, membership } = PAGE_PATTERN.exec(url.pathname)?.groups ?? {};
  if (centre !== undefined)
    return resolvePageSource(decodeURIComponent(centre), membership && decodeURIComponent(membership), api);
  if (!url.pathname.startsWith('/api/')) throw new UnfitAddress(text('live.noApi'));
  return { address: url.href, kind: KINDS.find(([path]) => path.test(url.pathname))?.[1] ?? null };
}

function parseAddress(input: string, origin: string): URL {
  try {
    return new URL(input, origin);
  } catch {
    throw new UnfitAddress(text('live.noAddress'));
  }
}

async function resolvePageSource(slugOrId: string, slug: string | undefined, api: Api): Promise<Source> {
  const { id: venueId } = await loadVenue({ slugOrId });
  if (slug === undefined) return toSource('memberships', venueId, api);
  const type = (await listMembershipTypes({ venueId })).find(
    (membershipType) => membershipType.slug === slug,
  );
  if (type === undefined) throw new UnfitAddress(text('live.noMembership', { slug }));
  return toSource('questions', type.id, api);
}

/** @throws ApiFailure */
export async function loadMemberships(venueId: string, api: Api) {
  const { address } = toSource('memberships', venueId, api);
  const reading = await configured.read('memberships', await configured.loadText(address, api.timeoutMs));
  return reading.kind === 'memberships' ? reading : null;
}
