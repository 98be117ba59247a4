/**
 * The inline script of index.html (`scripts/vite/boot-script.ts`). Before the bundle loads, it requests what every start-up needs
 * (`early-requests`) and applies the venue's theme to the shell, so that no wrong colour flashes.
 */
import { answerHost } from './answer-host';
import { showsCentreList } from './centres';
import { type EarlyRequests, fetchConfig, requestEarly } from './early-requests';
import { findEmbeddedAddress, findMode, type Mode } from './mode';
import { type Operator, readOperator } from './operator';
import { preloadPage } from './page-files';
import { restoreStyle, saveStyle, showSystemScreenStyle, styleShell } from './shell-style';
import { findSubSite, type SubSite } from './sub-site';
import { readExplicitVenue, readVenueCookie, readVenueCookieAsync } from './venue';

/** Document titles of other sites until a page sets its own. */
const SITE_TITLES: Readonly<Partial<Record<SubSite, string>>> = {
  bookings: 'Bookings',
  'my-account': 'My account',
};

const root = document.documentElement;
const { pathname } = location;
const subSite = findSubSite(location.hostname);
const mode = findMode(location.search);
/** Whether the application has applied the theme (`shared/theme`). */
const hasAppliedTheme = () => root.hasAttribute('data-venue-logo');

const embeddedAddress = findEmbeddedAddress(location, mode);
if (embeddedAddress === null) startShell();
else location.replace(embeddedAddress);

function startShell(): void {
  const title = SITE_TITLES[subSite];
  if (title) document.title = title;
  root.className = buildShellClasses(mode).join(' ');
  showLoadErrors();
  const isStyled = restoreStyle(findVenue);

  const requests: EarlyRequests['requests'] = {};
  const config = fetchConfig().then(async (body) => {
    if (mode.isEmbedded) answerHost(body);
    const operator = readOperator(body);
    saveStyleOnPageHide(operator);
    // The configuration resolves after all requests are sent, so that the application does not repeat them.
    await requestStartData(requests, operator, isStyled);
    return body;
  });
  // The application repeats the request and handles its failure.
  config.catch(() => {});
  window.__pavilionBoot = { config, requests, preloadPage: (path) => preloadPage(subSite, path) };
  // After the configuration, which over HTTP/2 would come after the files, and all calls wait for it.
  preloadPage(subSite, pathname);
}

/**
 * The shell has no header on a joining kiosk or when embedded. Its heading is the joining page's; on the home page it is in a
 * band.
 */
function buildShellClasses({ isKiosk, isEmbedded }: Mode): string[] {
  const isJoining = subSite === 'online-joining';
  const isBare = isEmbedded || (isKiosk && isJoining);
  const isJoiningPage = isJoining && /^\/(?:centre(?:\/|$)|$)/.test(pathname);
  const page = isJoiningPage && pathname === '/' ? 'is-home' : isJoiningPage ? '' : 'is-other';
  return [isBare ? 'is-bare' : '', page].filter((name) => name !== '');
}

/** Makes the shell show an error and a retry link when a module fails to load or loads incompletely. */
function showLoadErrors(): void {
  addEventListener(
    'error',
    ({ target, error }) => {
      const isModule = target instanceof HTMLScriptElement && target.type === 'module';
      if (isModule || error instanceof SyntaxError) root.classList.add('is-lost');
    },
    true,
  );
}

function findVenue(siteName: string): string | null {
  return readExplicitVenue(pathname, mode) ?? readVenueCookie(siteName);
}

/** Requests in parallel the theme, the client and, if the page begins with it, the list of centres. */
async function requestStartData(
  requests: EarlyRequests['requests'],
  { apiBase, siteName }: Operator,
  isStyled: boolean,
): Promise<void> {
  requestEarly(requests, `${apiBase}/api/client`);
  if (showsCentreList(subSite, pathname)) requestEarly(requests, `${apiBase}/api/venues/online-joining`);
  const slug = readExplicitVenue(pathname, mode) ?? (await readVenueCookieAsync(siteName));
  const query = slug === null ? '' : `?venue=${encodeURIComponent(slug)}`;
  const theme = requestEarly(requests, `${apiBase}/api/frontend/theme${query}`);
  if (isStyled) return;
  // The application handles a theme that fails to load.
  theme
    .then((answer) => answer.clone().json())
    .then(({ data }) => (hasAppliedTheme() ? undefined : data ? styleShell(data) : showSystemScreenStyle()))
    .catch(showSystemScreenStyle);
}

/** Not on a kiosk, which stores nothing, nor when embedded, because the shell then has no header. */
function saveStyleOnPageHide({ siteName }: Operator): void {
  addEventListener('pagehide', () => {
    if (hasAppliedTheme() && !mode.isKiosk && !mode.isEmbedded) saveStyle(findVenue(siteName), siteName);
  });
}
