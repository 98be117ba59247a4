import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { text } from '../../src/shared/messages/index.ts';
import { themeVariables } from '../../src/shared/theme/venue-theme.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const bootScript = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
const FIRST_ROUND_TRIP = 14_000;

describe('the shell in index.html', () => {
  it('comes with the first round trip', () => {
    expect(gzipSync(html).length).toBeLessThan(FIRST_ROUND_TRIP);
  });

  it('says what the joining page says, so that nothing changes under the reader', () => {
    expect(html).toContain(`<h1 class="shell-title">${text('joining.title')}</h1>`);
    expect(html).toContain(`<p class="shell-intro">${text('joining.intro')}</p>`);
  });

  it('has the colours of the default theme', () => {
    const theme = themeVariables({});
    expect(html).toContain(
      `.shell-header { height: 4rem; background: ${theme['--venue-header']?.toLowerCase()}; }`,
    );
    expect(html).toContain(`border: 4px solid ${theme['--venue-primary']?.toLowerCase()};`);
  });

  it('has no attribute that the page policy would stop', () => {
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });
});

type Place = {
  site?: string;
  pathname?: string;
  search?: string;
  cookie?: string;
  kept?: string;
  config?: object | null;
};

/** Runs the inline script as a browser would, and tells what it asked for. */
async function boot({
  site = 'join',
  pathname = '/',
  search = '',
  cookie = '',
  kept = '',
  config = {},
}: Place = {}) {
  const root = { className: '' };
  const asked: string[] = [];
  const replace = vi.fn();
  const hostname = `${site}.example.org`;
  const href = `https://${hostname}${pathname}${search}`;
  const window: { __pavilionBoot?: { requests: Record<string, unknown> } } = {};
  const fetch = vi.fn(async (address: string) => {
    asked.push(address);
    return { ok: config !== null, status: 500, json: async () => config };
  });
  runInNewContext(bootScript, {
    window,
    fetch,
    URL,
    URLSearchParams,
    location: { hostname, pathname, search, hash: '', href, replace },
    document: { cookie, documentElement: root, createElement: () => ({}), head: { appendChild: () => {} } },
    sessionStorage: { getItem: () => kept },
  });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  return {
    asked,
    replace,
    shell: root.className.trim(),
    early: Object.keys(window.__pavilionBoot?.requests ?? {}),
  };
}

describe('the inline script', () => {
  it('asks for the configuration, then for theme and client together', async () => {
    const { asked } = await boot();
    expect(asked).toEqual([
      '/config.json',
      'https://join.example.org/api/frontend/theme',
      'https://join.example.org/api/client',
    ]);
  });

  it.each([
    [{ pathname: '/centre/riverside' }, '?venue=riverside'],
    [{ pathname: '/centre/north%20hall/membership/gold/recurring' }, '?venue=north%20hall'],
    [{ pathname: '/kiosk', search: '?kiosk=true&centre=riverside' }, '?venue=riverside'],
    [{ cookie: 'a=b; pavilion_venue=riverside' }, '?venue=riverside'],
    [{ cookie: 'city_venue=riverside', config: { siteName: 'city' } }, '?venue=riverside'],
    [{ pathname: '/centre/first', cookie: 'pavilion_venue=second' }, '?venue=first'],
    [{ pathname: '/order-confirmed/0197b1c2' }, ''],
    [{ pathname: '/location/riverside' }, '?venue=riverside'],
    [{ pathname: '/camps/riverside/summer' }, '?venue=riverside'],
    [{ pathname: '/courses/riverside' }, '?venue=riverside'],
    [{ pathname: '/bookings/upcoming', cookie: 'pavilion_venue=riverside' }, '?venue=riverside'],
  ])('at %j the theme is that of %s', async (place, query) => {
    const { early } = await boot(place);
    expect(early[0]).toBe(`https://join.example.org/api/frontend/theme${query}`);
  });

  it('asks the API where the configuration says that it is', async () => {
    const { early } = await boot({ config: { apiBase: 'https://api.example.org' } });
    expect(early).toEqual([
      'https://api.example.org/api/frontend/theme',
      'https://api.example.org/api/client',
    ]);
  });

  it('asks for nothing more when there is no configuration', async () => {
    expect((await boot({ config: null })).asked).toEqual(['/config.json']);
  });

  it.each([
    [{}, ''],
    [{ pathname: '/centre/riverside' }, ''],
    [{ pathname: '/checkout' }, 'is-other'],
    [{ site: 'bookings' }, 'is-other'],
    [{ site: 'bookings', search: '?kiosk=true' }, 'is-other'],
    [{ site: 'my-account', search: '?embedded' }, 'is-bare is-other'],
    [{ site: 'bookings-test' }, ''],
    [{ pathname: '/kiosk', search: '?kiosk=true' }, 'is-bare is-other'],
    [{ search: '?embedded' }, 'is-bare'],
    [{ kept: '{"isKiosk":true,"isEmbedded":false}' }, 'is-bare'],
  ])('at %j the shell is drawn as %j', async (place, shell) => {
    expect((await boot(place)).shell).toBe(shell);
  });

  it.each([
    [{ kept: '{"isEmbedded":true}', pathname: '/centre/a' }, '/centre/a?embedded'],
    [{ kept: '{"isEmbedded":true}', search: '?x=1' }, '/?x=1&embedded'],
    [{ kept: '{"isEmbedded":true}', search: '?embedded' }, null],
    [{ kept: '{"isEmbedded":true}', search: '?embedded=false' }, null],
    [{ kept: '{"isEmbedded":false}' }, null],
  ])('at %j the address of an embedded visit is mended to %s', async (place, mended) => {
    const { replace } = await boot(place);
    expect(replace.mock.calls.flat()).toEqual(mended === null ? [] : [mended]);
  });
});
