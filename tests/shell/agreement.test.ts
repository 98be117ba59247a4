import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { $themeSlug } from '../../src/app/theme/model.ts';
import { findSubSite } from '../../src/shared/boot/index.ts';
import { loadConfigFx, readConfig } from '../../src/shared/config/index.ts';
import { $mode, $subSite, modeRequested, readSelectedVenueFx } from '../../src/shared/mode/index.ts';
import { locationChanged, paths } from '../../src/shared/routes/index.ts';
import { type Place, runBootScript } from './boot-script.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the application reads from an address, the tab's storage and the cookies. */
async function runApp({
  site = 'join',
  pathname = '/',
  search = '',
  cookie = '',
  storedMode,
  config = {},
}: Place) {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('sessionStorage', { getItem: () => storedMode ?? null, setItem: () => {} });
  const scope = fork({
    values: [[$subSite, findSubSite(`${site}.example.org`)]],
    handlers: [[loadConfigFx, () => readConfig(config)]],
  });
  await allSettled(loadConfigFx, { scope });
  await allSettled(locationChanged, { scope, params: { pathname, search, hash: '', state: null } });
  await allSettled(modeRequested, { scope, params: search });
  await allSettled(readSelectedVenueFx, { scope });
  const { isKiosk, isEmbedded } = scope.getState($mode);
  const isJoining = scope.getState($subSite) === 'online-joining';
  return {
    venue: scope.getState($themeSlug),
    hasHeader: !isEmbedded && !(isKiosk && isJoining),
    hasCentres: isJoining && pathname === paths.home(),
    isEmbedded,
  };
}

async function runScript(place: Place) {
  const { early, shell, replace } = await runBootScript(place);
  const theme = early.find((address) => address.includes('/api/frontend/theme'));
  // The application corrects the address first; the inline script then requests everything there.
  if (replace.mock.calls.length > 0) return { isEmbedded: true };
  return {
    venue: new URL(theme ?? '').searchParams.get('venue'),
    hasHeader: !shell.includes('is-bare'),
    hasCentres: early.some((address) => address.endsWith('/api/venues/online-joining')),
  };
}

const constantFrom = <Value>(...values: Value[]) => fc.constantFrom(...values);
const anyPlace = fc.record({
  site: constantFrom('join', 'bookings', 'MY-ACCOUNT', 'bookings-test'),
  pathname: constantFrom(
    ...['/', '/checkout', '/kiosk', '/centre', '/centre/', '/centre/north%20hall/membership/a/b'],
    ...['/centre/%E0%A4%A', '/location/hill', '/bookings/upcoming', '//evil.example/x', '/login'],
  ),
  search: fc
    .subarray([
      'kiosk=true',
      'kiosk=false',
      'kiosk=1',
      'embedded',
      'embedded=false',
      'centre=west',
      'centre=',
    ])
    .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : '')),
  cookie: constantFrom(
    '',
    'a=b; pavilion_venue=south',
    'city_venue=south',
    'pavilion_venue=%',
    'pavilion_venue=',
  ),
  storedMode: constantFrom(
    ...['', 'no JSON', 'null', '[]', '{"isKiosk":true,"centre":"north"}', '{"isKiosk":true,"centre":7}'],
    ...['{"isEmbedded":true,"centre":"north"}', '{"isKiosk":"true","isEmbedded":1}'],
  ),
  config: constantFrom<object>(
    {},
    { siteName: 'city' },
    { siteName: 7, apiBase: 'https://api.example.org/' },
  ),
  hasCookieStore: fc.boolean(),
});

it('the inline script and the application agree on site, mode and venue for every address', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlace, async (place) => {
      expect(await runApp(place)).toMatchObject(await runScript(place));
    }),
    { numRuns: 300, seed: 7 },
  );
});

it('on a kiosk’s /checkout both show the kiosk’s own centre', async () => {
  const place = {
    pathname: '/checkout',
    storedMode: '{"isKiosk":true,"centre":"north"}',
    cookie: 'pavilion_venue=south',
  };
  expect((await runApp(place)).venue).toBe('north');
  expect((await runScript(place)).venue).toBe('north');
});
