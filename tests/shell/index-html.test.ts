import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FONTS } from '../../src/shared/boot/index.ts';
import { toThemeVariables } from '../../src/shared/theme/venue-theme.ts';
import { html, runBootScript } from './boot-script.ts';

const FIRST_ROUND_TRIP = 14_000;

describe('the shell in index.html', () => {
  it('the shell in index.html arrives with the first round trip', () => {
    expect(gzipSync(html).length).toBeLessThan(FIRST_ROUND_TRIP);
  });

  it('the shell in index.html has the heading of the joining page, so that nothing shifts for the reader', () => {
    expect(html).toContain('<h1 class="shell-title">Buy a membership</h1>');
    expect(html).toContain(
      '<p class="shell-intro">Choose your centre, pick a membership and join in a few minutes.</p>',
    );
  });

  it('the shell in index.html shows the text of the full-page error if the code fails to load', () => {
    expect(html).toContain('role="alert">We may have dropped the ball on this one. <a href="">Try again</a>');
  });

  it('the shell in index.html has no theme colour until the theme is known, and loads no font for it', () => {
    expect(html).toContain('.shell-header { height: 4rem; background: var(--venue-header, #ececef); }');
    expect(html).toContain('border: 4px solid var(--venue-primary-text, #767b91);');
    expect(html).not.toContain('rel="preload"');
    const fontNames = [...html.matchAll(/var\(--venue-(?:heading|body)-font, '([^']+)'/g)].map(
      ([, face]) => face,
    );
    expect(fontNames).toEqual(['Roboto Fallback', 'Big Shoulders Fallback']);
  });

  it('the shell in index.html has each font family of the themes, and a fallback with its metrics', () => {
    const faces = [...html.matchAll(/font-family: '([^']+)';/g)].map(([, face]) => face);
    for (const font of FONTS) {
      const stack = toThemeVariables({ themeAppBodyFontStyle: font })['--venue-body-font'] ?? '';
      const ownFonts = [...stack.matchAll(/'([^']+)'/g)]
        .map(([, name]) => name)
        .filter((name) => !/^(?:Garage Gothic|Helvetica Neue)$/.test(name ?? ''));
      expect(ownFonts.length).toBe(2);
      for (const name of ownFonts) expect(faces).toContain(name);
    }
    expect(html.match(/^\s+size-adjust/gm)).toHaveLength(FONTS.length * 2);
  });

  it('the shell in index.html has the home page’s band in the colours of the theme, and none before it is known', () => {
    expect(html).toContain('background: var(--venue-dark, #ececef);');
    expect(html).toContain('color: var(--venue-on-dark, #14161f);');
  });

  it('the shell in index.html has no attribute that the page policy would block', () => {
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });
});

describe('the inline script', () => {
  it('the inline script requests the configuration, then theme and client together', async () => {
    const { asked } = await runBootScript({ pathname: '/checkout' });
    expect(asked).toEqual([
      '/config.json',
      'https://join.example.org/api/client',
      'https://join.example.org/api/frontend/theme',
    ]);
  });

  it.each([
    [{}, true],
    [{ search: '?kiosk=true&centre=riverside' }, true],
    [{ search: '?embedded' }, true],
    [{ pathname: '/centre/riverside' }, false],
    [{ pathname: '/kiosk', search: '?kiosk=true' }, false],
    [{ site: 'bookings' }, false],
    [{ site: 'my-account' }, false],
  ])('at %j it requests the list of centres: %s', async (place, isAsked) => {
    const { early } = await runBootScript(place);
    expect(early.some((address) => address.endsWith('/api/venues/online-joining'))).toBe(isAsked);
  });

  it.each([
    [{ pathname: '/checkout' }, ['/assets/checkout.js']],
    [{ pathname: '/checkout/' }, ['/assets/checkout.js']],
    [{ pathname: '/constructor' }, []],
    [{ site: 'bookings', pathname: '/login' }, ['/assets/login.js']],
    [{ pathname: '/login' }, []],
    [{ site: 'my-account' }, []],
  ])('at %j it requests the files of the page: %j', async (place, files) => {
    expect((await runBootScript(place)).preloaded).toEqual(files);
  });

  it('the application preloads the files of a later page with it, each file once', async () => {
    const { goTo } = await runBootScript({ site: 'bookings', pathname: '/login' });
    expect(goTo('/register/1')).toEqual(['/assets/login.js', '/assets/fields.js']);
    expect(goTo('/nowhere')).toHaveLength(2);
  });

  it('code that fails to load is reported in the shell, a picture that fails to load is not', async () => {
    expect((await runBootScript()).lose('code')).toBe('is-home is-lost');
    expect((await runBootScript()).lose('part of the code')).toBe('is-home is-lost');
    expect((await runBootScript()).lose('picture')).toBe('is-home');
  });

  it('the inline script shows the name of the site in the tab until its page has a title', async () => {
    expect((await runBootScript({ site: 'bookings' })).title()).toBe('Bookings');
    expect((await runBootScript({ site: 'my-account' })).title()).toBe('My account');
  });

  it.each([
    [{ pathname: '/centre/riverside' }, '?venue=riverside'],
    [{ pathname: '/centre/north%20hall/membership/gold/recurring' }, '?venue=north%20hall'],
    [{ pathname: '/kiosk', search: '?kiosk=true&centre=riverside' }, '?venue=riverside'],
    [{ cookie: 'a=b; pavilion_venue=riverside' }, '?venue=riverside'],
    [{ cookie: 'city_venue=riverside', config: { siteName: 'city' } }, '?venue=riverside'],
    [{ pathname: '/centre/first', cookie: 'pavilion_venue=second' }, '?venue=first'],
    [{ pathname: '/order-confirmed/0197b1c2' }, ''],
    [
      {
        pathname: '/checkout',
        storedMode: '{"isKiosk":true,"centre":"north"}',
        cookie: 'pavilion_venue=south',
      },
      '?venue=north',
    ],
    [{ pathname: '/centre/first', storedMode: '{"isKiosk":true,"centre":"north"}' }, '?venue=first'],
    [
      { pathname: '/checkout', storedMode: '{"isKiosk":true,"centre":null}', cookie: 'pavilion_venue=south' },
      '?venue=south',
    ],
    [{ pathname: '/checkout', storedMode: 'no JSON', cookie: 'pavilion_venue=south' }, '?venue=south'],
    [{ pathname: '/location/riverside' }, '?venue=riverside'],
    [{ pathname: '/camps/riverside/summer' }, '?venue=riverside'],
    [{ pathname: '/courses/riverside' }, '?venue=riverside'],
    [{ pathname: '/bookings/upcoming', cookie: 'pavilion_venue=riverside' }, '?venue=riverside'],
  ])('at %j the theme is that of %s', async (place, query) => {
    const { asked } = await runBootScript(place);
    expect(asked.at(-1)).toBe(`https://join.example.org/api/frontend/theme${query}`);
  });

  it.each([
    ['pavilion_venue=north%20hall', '?venue=north%20hall'],
    ['other_venue=riverside', ''],
    ['pavilion_venue=%', '?venue=%25'],
  ])(
    'the inline script does not wait for the cookies if the browser reports them later: %s',
    async (cookie, query) => {
      const { early, cookiesRead } = await runBootScript({ cookie, hasCookieStore: true });
      expect(early.at(-1)).toBe(`https://join.example.org/api/frontend/theme${query}`);
      expect(cookiesRead()).toBe(0);
    },
  );

  it('the inline script requests the theme without a venue if cookies cannot be read', async () => {
    const { early } = await runBootScript({ hasCookieStore: true, isDenied: true });
    expect(early.at(-1)).toBe('https://join.example.org/api/frontend/theme');
  });

  it('the inline script calls the API at the configured address', async () => {
    const { early } = await runBootScript({ config: { apiBase: 'https://api.example.org/' } });
    expect(early).toEqual([
      'https://api.example.org/api/client',
      'https://api.example.org/api/venues/online-joining',
      'https://api.example.org/api/frontend/theme',
    ]);
  });

  it('the inline script requests nothing more if there is no configuration', async () => {
    expect((await runBootScript({ config: null })).asked).toEqual(['/config.json']);
  });

  it.each([
    [{}, 'is-home'],
    [{ pathname: '/centre/riverside' }, ''],
    [{ pathname: '/checkout' }, 'is-other'],
    [{ site: 'bookings' }, 'is-other'],
    [{ site: 'bookings', search: '?kiosk=true' }, 'is-other'],
    [{ site: 'my-account', search: '?embedded' }, 'is-bare is-other'],
    [{ site: 'bookings-test' }, 'is-home'],
    [{ pathname: '/kiosk', search: '?kiosk=true' }, 'is-bare is-other'],
    [{ search: '?embedded' }, 'is-bare is-home'],
    [{ storedMode: '{"isKiosk":true,"isEmbedded":false}' }, 'is-bare is-home'],
    [{ storedMode: '{"isKiosk":true}', search: '?kiosk=false' }, 'is-home'],
    [{ search: '?embedded=false' }, 'is-home'],
  ])('at %j the shell is rendered as %j', async (place, shell) => {
    expect((await runBootScript(place)).shell).toBe(shell);
  });

  it.each([
    [
      { storedMode: '{"isEmbedded":true}', pathname: '/centre/a' },
      'https://join.example.org/centre/a?embedded',
    ],
    [{ storedMode: '{"isEmbedded":true}', search: '?x=1' }, 'https://join.example.org/?x=1&embedded'],
    // A path that would by itself be another site's address.
    [
      { storedMode: '{"isEmbedded":true}', pathname: '//evil.example/x' },
      'https://join.example.org//evil.example/x?embedded',
    ],
    [{ storedMode: '{"isEmbedded":true}', search: '?embedded' }, null],
    [{ storedMode: '{"isEmbedded":true}', search: '?embedded=false' }, null],
    [{ storedMode: '{"isEmbedded":false}' }, null],
  ])('at %j the address of an embedded visit is corrected to %s', async (place, correctedAddress) => {
    const { replace } = await runBootScript(place);
    expect(replace.mock.calls.flat()).toEqual(correctedAddress === null ? [] : [correctedAddress]);
  });

  const css =
    "--venue-header:#111111;--venue-heading-font:'Lato', 'Lato Fallback', Arial;--venue-body-font:'Roboto Variable', Arial";
  const buildStoredStyle = (slug: string | null, site = 'pavilion') => JSON.stringify([slug, site, css]);

  it.each([
    [{ style: buildStoredStyle(null) }],
    [{ style: buildStoredStyle('riverside'), pathname: '/centre/riverside' }],
    [{ style: buildStoredStyle('riverside'), pathname: '/checkout', cookie: 'pavilion_venue=riverside' }],
    [{ style: buildStoredStyle('riverside', 'city'), cookie: 'city_venue=riverside' }],
  ])('at %j the shell has the style that the tab showed last, with its two fonts', async (place) => {
    const { style, fonts } = await runBootScript({ ...place, config: { siteName: 'city' } });
    expect(style).toBe(css);
    expect(fonts).toEqual(["800 1em 'Lato', 'Lato Fallback'", "400 1em 'Roboto Variable'"]);
  });

  it.each([
    [{ style: buildStoredStyle('riverside') }],
    [{ style: buildStoredStyle('riverside'), pathname: '/centre/harbour' }],
    [{ style: buildStoredStyle(null), pathname: '/centre/riverside' }],
    [{ style: '{broken' }],
    [{ style: '[]' }],
    [{ style: buildStoredStyle('riverside'), pathname: '/centre/%E0%A4%A' }],
  ])('at %j another venue’s style is not shown first', async (place) => {
    expect((await runBootScript({ ...place, theme: {} })).style).not.toContain('#111111');
  });

  it.each([
    [{}, '--venue-heading-scale:1.18;--venue-header:#262731;--venue-dark:#262731;--venue-on-dark:#FFFFFF'],
    [
      {
        theme_app_header_bg_colour: '#fff',
        theme_app_dark_bg_colour: '#FFE9A8',
        theme_app_heading_font_style: 'lato',
        theme_app_body_font_style: 'open_sans',
      },
      '--venue-heading-scale:1;--venue-header:#FFFFFF;--venue-dark:#FFE9A8',
    ],
    [
      { theme_app_header_bg_colour: 'url(//evil.example)', theme_app_body_font_style: 'x; } body {' },
      '--venue-heading-scale:1.18;--venue-header:#262731;--venue-dark:#262731;--venue-on-dark:#FFFFFF',
    ],
  ])(
    'the theme %j reaches the shell before the bundle, its fonts after the scripts',
    async (theme, style) => {
      const page = await runBootScript({ theme });
      expect(page.style).toBe(style);
      expect(page.fonts).toEqual([]);
    },
  );

  it('the shell changes nothing of a theme that the application has applied before it', async () => {
    const theme = { theme_app_dark_bg_colour: '#FF3B00' };
    expect((await runBootScript({ theme })).style).toContain('--venue-on-dark:#FFFFFF');
    expect((await runBootScript({ theme, isThemedFirst: true })).style).toBe('');
  });

  it('a theme that fails to load leaves the default fonts to the system screen', async () => {
    const { style } = await runBootScript({ theme: undefined });
    expect(style).toContain("--venue-body-font:'Roboto Variable'");
  });

  it('the inline script stores the style of a document for the tab’s next one', async () => {
    const { leave } = await runBootScript({
      theme: {},
      pathname: '/centre/riverside',
      config: { siteName: 'city' },
    });
    expect(leave()).toEqual({
      'pavilion.style':
        '["riverside","city","--venue-heading-scale:1.18;--venue-header:#262731;--venue-dark:#262731;--venue-on-dark:#FFFFFF"]',
    });
  });

  it.each([
    [{ storedMode: '{"isKiosk":true}' }],
    [{ search: '?kiosk=true' }],
    [{ site: 'bookings', search: '?kiosk=true' }],
    [{ search: '?embedded' }],
    [{ isThemed: false }],
    [{ config: null }],
  ])('at %j it stores none', async (place) => {
    expect((await runBootScript({ theme: {}, ...place })).leave()).toEqual({});
  });
});
