import { paths } from './paths';

const HOME_PATH = '/';
/** Pages that redirect themselves and would cause a loop. */
const REDIRECTING_PAGES = /^\/(?:login|register)\/*$/i;
/** Browsers may read "//evil" and "/\\evil" as another host, and drop tabs and line breaks first. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FOREIGN_PATH = /^\/[/\\]|[\0-\x1f\x7f]/;
const MAX_TARGET_LENGTH = 2000;

/**
 * The path to open after a log-in. Only paths of this site are accepted; other sites, scripts, ambiguous addresses, and the
 * log-in and register pages become the home page. Requirement S1.8; OWASP ASVS 5.0 (open redirects).
 *
 * @param target the `redirect` query parameter, or null
 * @param origin the site's origin, such as `https://join.example.org`
 */
export function toSafeRedirect(target: string | null, origin: string): string {
  if (!target?.startsWith('/') || target.length > MAX_TARGET_LENGTH) return HOME_PATH;
  try {
    const url = new URL(target, origin);
    // "/.//evil.example" resolves to this origin, but its path could be read as another host, also if it is encoded.
    const decodedPath = decodeURIComponent(url.pathname);
    const possiblePaths = [target, url.pathname, decodedPath, decodeURIComponent(decodedPath)];
    const isOwnPath =
      url.origin === origin &&
      !possiblePaths.some((path) => FOREIGN_PATH.test(path) || REDIRECTING_PAGES.test(path));
    return isOwnPath ? `${url.pathname}${url.search}${url.hash}` : HOME_PATH;
  } catch {
    return HOME_PATH;
  }
}

/** The redirect target of a location: its own path, or the target that a log-in page already carries. */
function buildRedirectTarget({
  pathname,
  search,
}: Pick<PageLocation, 'pathname' | 'search'>): string | undefined {
  return REDIRECTING_PAGES.test(pathname)
    ? (new URLSearchParams(search).get('redirect') ?? undefined)
    : `${pathname}${search}`;
}

type PageLocation = { readonly pathname: string; readonly search: string };

/** The log-in address: /login?redirect={path}{query}. Requirement S1.6. */
export function buildLoginPath(location: PageLocation): string {
  return paths.login(buildRedirectTarget(location));
}

export function buildRegisterPath(location: PageLocation): string {
  return paths.register(buildRedirectTarget(location));
}
