import { paths } from './paths';

const HOME = '/';
const LOGIN = '/login';

/**
 * Where a person goes after logging in. Only a path of this very site is followed; another site, a script or the
 * log-in page itself become the home page. Spec, platform §2; OWASP ASVS 5.0 (open redirects).
 *
 * @param target the `redirect` query parameter as it came, or null.
 * @param origin the site's own origin, such as `https://join.example.org`.
 */
export function safeRedirect(target: string | null, origin: string): string {
  if (!target?.startsWith('/')) return HOME;
  try {
    const url = new URL(target, origin);
    const path = `${url.pathname}${url.search}${url.hash}`;
    // "/.//evil.example" stays on the origin here, but its path would be read as another host by the next reader.
    const isOurs = url.origin === new URL(origin).origin && !/^\/[/\\]/.test(path);
    const isLogin = url.pathname.replace(/\/+$/, '') === LOGIN;
    return isOurs && !isLogin ? path : HOME;
  } catch {
    return HOME;
  }
}

/** The log-in address that brings a person back: /login?redirect={path}{query}. Spec, platform §2. */
export function loginPathFor(location: { pathname: string; search: string }): string {
  const isLogin = location.pathname.replace(/\/+$/, '') === LOGIN;
  return paths.login(isLogin ? undefined : `${location.pathname}${location.search}`);
}
