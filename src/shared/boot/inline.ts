/**
 * The inline script of index.html, as the build and the development server put it there (`scripts/vite/boot-script.ts`). Before the bundle has
 * come it asks for what every start needs, which the application then takes (`early-requests`), and gives the shell the
 * venue's style: until the theme is known it has no colour that could be the wrong one, and no font is loaded that the theme does not use.
 */
import { showsCentreList } from './centres';
import { type EarlyRequests, fetchConfig, requestEarly } from './early-requests';
import { addressOfEmbedded, type Mode, modeAt } from './mode';
import { type Operator, readOperator } from './operator';
import { preloadPage } from './page-files';
import { restoreStyle, saveStyle, styleShell, styleSystemScreen } from './shell-style';
import { type SubSite, subSiteOf } from './sub-site';
import { explicitVenue, readVenueCookie, readVenueCookieAsync } from './venue';

/** The titles of the sites whose pages are not the joining page, until a page has its own. */
const TITLES: Readonly<Partial<Record<SubSite, string>>> = {
  bookings: 'Bookings',
  'my-account': 'My account',
};

const root = document.documentElement;
const { pathname } = location;
const subSite = subSiteOf(location.hostname);
const mode = modeAt(location.search);

const embedded = addressOfEmbedded(location, mode);
if (embedded === null) start();
else location.replace(embedded);

function start(): void {
  const title = TITLES[subSite];
  if (title) document.title = title;
  root.className = shellClasses(mode).join(' ');
  preloadPage(subSite, pathname);
  showLoadErrors();
  const isStyled = restoreStyle(venueFor);

  const requests: EarlyRequests['requests'] = {};
  const config = fetchConfig().then(async (body) => {
    const operator = readOperator(body);
    saveStyleOnPageHide(operator);
    // The application has the configuration when all of it has been asked for, so that it asks for none of it again.
    await requestStartData(requests, operator, isStyled);
    return body;
  });
  // The application asks again, and says what it comes to.
  config.catch(() => {});
  window.__pavilionBoot = { config, requests };
}

/** Joining on a kiosk and pages inside other pages have no header; the shell's heading is that of the joining page. */
function shellClasses({ isKiosk, isEmbedded }: Mode): string[] {
  const isJoining = subSite === 'online-joining';
  const isBare = isEmbedded || (isKiosk && isJoining);
  const isHome = isJoining && /^\/(?:centre(?:\/|$)|$)/.test(pathname);
  return [isBare ? 'is-bare' : '', isHome ? '' : 'is-other'].filter((name) => name !== '');
}

/** Code that does not come is said in the shell, with a way to try again. */
function showLoadErrors(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') root.classList.add('is-lost');
    },
    true,
  );
}

function venueFor(siteName: string): string | null {
  return explicitVenue(pathname, mode) ?? readVenueCookie(siteName);
}

/** Theme, client and the list of centres, where the page begins with it, together. */
async function requestStartData(
  requests: EarlyRequests['requests'],
  { apiBase, siteName }: Operator,
  isStyled: boolean,
): Promise<void> {
  requestEarly(requests, `${apiBase}/api/client`);
  if (showsCentreList(subSite, pathname)) requestEarly(requests, `${apiBase}/api/venues/online-joining`);
  const slug = explicitVenue(pathname, mode) ?? (await readVenueCookieAsync(siteName));
  const query = slug === null ? '' : `?venue=${encodeURIComponent(slug)}`;
  const theme = requestEarly(requests, `${apiBase}/api/frontend/theme${query}`);
  if (isStyled) return;
  // A theme that fails is a system screen, or the theme without a venue, which the application asks for.
  theme
    .then((answer) => answer.clone().json())
    .then(({ data }) => (data ? styleShell(data) : styleSystemScreen()))
    .catch(styleSystemScreen);
}

/** A kiosk keeps nothing, and without a header there is nothing to style. */
function saveStyleOnPageHide({ siteName }: Operator): void {
  addEventListener('pagehide', () => {
    const isThemed = root.hasAttribute('data-venue-logo');
    if (isThemed && !mode.isKiosk && !mode.isEmbedded) saveStyle(venueFor(siteName), siteName);
  });
}
