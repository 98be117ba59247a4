import { paths } from './paths';

const HOME = '/';
/** Pages that lead on by themselves: as a target they would send a person in a circle. */
const LEADS_ON = /^\/(?:login|register)\/*$/i;
/** "//evil" and "/\\evil" are another host to many a reader; a browser drops tabs and line breaks before it reads. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const NOT_OURS = /^\/[/\\]|[\0-\x1f\x7f]/;
/** Longer than any place of ours. */
const MAX_LENGTH = 2000;

/**
 * Where a person goes after logging in. Only a path of this very site is followed; another site, a script, an address
 * that somebody may read as either, the log-in and the register page themselves become the home page. Spec, platform
 * §2; OWASP ASVS 5.0 (open redirects).
 *
 * @param target the `redirect` query parameter as it came, or null.
 * @param origin the site's own origin, such as `https://join.example.org`.
 */
export function safeRedirect(target: string | null, origin: string): string {
  if (!target?.startsWith('/') || target.length > MAX_LENGTH) return HOME;
  try {
    const url = new URL(target, origin);
    // "/.//evil.example" stays on the origin here, but its path would be read as another host by the next reader; so
    // would an encoded one, where somebody on the way decodes it.
    const decoded = decodeURIComponent(url.pathname);
    const read = [target, url.pathname, decoded, decodeURIComponent(decoded)];
    const isOurs = url.origin === origin && !read.some((path) => NOT_OURS.test(path) || LEADS_ON.test(path));
    return isOurs ? `${url.pathname}${url.search}${url.hash}` : HOME;
  } catch {
    return HOME;
  }
}

/** The target to come back to from a place: the place itself, or on the way to an account the one that is kept there. */
function targetOf({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string | undefined {
  return LEADS_ON.test(pathname)
    ? (new URLSearchParams(search).get('redirect') ?? undefined)
    : `${pathname}${search}`;
}

type Place = { readonly pathname: string; readonly search: string };

/** The log-in address that brings a person back: /login?redirect={path}{query}. Spec, platform §2. */
export function loginPathFor(place: Place): string {
  return paths.login(targetOf(place));
}

/** The way to a new account that brings a person back, as the log-in does. */
export function registerPathFor(place: Place): string {
  return paths.register(targetOf(place));
}
