import { type ConfigurationKind, configurationChecks, listMembershipTypes, loadVenue } from '@/shared/api';
import { text } from '../texts';

export type ApiAccess = { readonly base: string; readonly timeoutMs: number };

/** The address of a response, and the kind that it is read as; null to recognise it. */
export type ConfigurationSource = { readonly address: string; readonly kind: ConfigurationKind | null };

/** An address that this page cannot load; the message is shown beside its field. */
export class UnfitAddress extends Error {}

const PATHS_BY_KIND = {
  details: () => '/api/data-fields?onboarding_type=customer_account_online',
  questions: (id: string) => `/api/custom-questions/memberships/${encodeURIComponent(id)}`,
  memberships: (venueId: string) => `/api/memberships/types?venue_id=${encodeURIComponent(venueId)}`,
  centres: () => '/api/venues/online-joining',
};

/**
 * The source of a configuration of this kind. The ID is that of a membership for its questions, and that of a centre for its
 * memberships.
 */
export function buildSource(kind: ConfigurationKind, id: string, { base }: ApiAccess): ConfigurationSource {
  return { kind, address: `${base}${PATHS_BY_KIND[kind](id)}` };
}

const KINDS_BY_PATH: readonly (readonly [RegExp, ConfigurationKind])[] = [
  [/^\/api\/data-fields$/, 'details'],
  [/^\/api\/custom-questions\//, 'questions'],
  [/^\/api\/memberships\/types$/, 'memberships'],
  [/^\/api\/venues\/online-joining$/, 'centres'],
];

/** The path of a centre or of a membership on the joining site. */
const SITE_PAGE_PATTERN = /^\/centre\/(?<centre>[^/]+)(?:\/membership\/(?<membership>[^/]+))?/;

/**
 * Resolves a typed address: an address of the API, or the page of a centre or a membership on this site.
 *
 * @throws {UnfitAddress} if the policy of the site blocks the address.
 * @throws {ApiFailure} if the centre of the page cannot be loaded.
 */
export async function resolveSource(typedAddress: string, api: ApiAccess): Promise<ConfigurationSource> {
  if (typedAddress.trim() === '') throw new UnfitAddress(text('live.noAddress'));
  const siteOrigin = globalThis.location.origin;
  const apiOrigin = new URL(api.base || siteOrigin, siteOrigin).origin;
  const url = parseAddress(
    typedAddress.trim(),
    typedAddress.trim().startsWith('/api/') ? apiOrigin : siteOrigin,
  );
  if (url.origin !== apiOrigin && url.origin !== siteOrigin)
    throw new UnfitAddress(text('live.otherOrigin', { origin: url.origin, own: apiOrigin }));
  const { centre, membership } = SITE_PAGE_PATTERN.exec(url.pathname)?.groups ?? {};
  if (centre !== undefined)
    return resolvePageSource(decodeURIComponent(centre), membership && decodeURIComponent(membership), api);
  if (!url.pathname.startsWith('/api/')) throw new UnfitAddress(text('live.noApi'));
  return { address: url.href, kind: KINDS_BY_PATH.find(([path]) => path.test(url.pathname))?.[1] ?? null };
}

function parseAddress(typedAddress: string, origin: string): URL {
  try {
    return new URL(typedAddress, origin);
  } catch {
    throw new UnfitAddress(text('live.noAddress'));
  }
}

async function resolvePageSource(
  slugOrId: string,
  slug: string | undefined,
  api: ApiAccess,
): Promise<ConfigurationSource> {
  const { id: venueId } = await loadVenue({ slugOrId });
  if (slug === undefined) return buildSource('memberships', venueId, api);
  const membershipType = (await listMembershipTypes({ venueId })).find(
    (candidate) => candidate.slug === slug,
  );
  if (membershipType === undefined) throw new UnfitAddress(text('live.noMembership', { slug }));
  return buildSource('questions', membershipType.id, api);
}

/**
 * Loads the memberships of a centre as the API sends them.
 *
 * @throws {ApiFailure} if they cannot be loaded.
 */
export async function loadMemberships(venueId: string, api: ApiAccess) {
  const { address } = buildSource('memberships', venueId, api);
  const reading = await configurationChecks.read(
    'memberships',
    await configurationChecks.loadText(address, api.timeoutMs),
  );
  return reading.kind === 'memberships' ? reading : null;
}
