import { afterEach, describe, expect, it } from 'vitest';
import { formatColour, parseColour, parseFont } from '../boot';
import { applyTheme } from './apply-theme';
import { readLogo } from './theme-values';
import { toThemeVariables } from './venue-theme';

const BASE = 'https://join.example.org/centre/riverside';
const defaults = toThemeVariables({});

/** Colour values from a server with their parsed result; null means the default. */
const colours: readonly (readonly [unknown, string | null])[] = [
  ['#00629B', '#00629B'],
  [' #00629b ', '#00629B'],
  ['00629B', '#00629B'],
  ['#06f', '#0066FF'],
  ['#06f8', '#0066FF'],
  ['#00629B80', '#00629B'],
  ['#00629', null],
  ['#0062', '#000066'],
  ['#00629BB', null],
  ['#GGGGGG', null],
  ['red', null],
  ['transparent', null],
  ['currentColor', null],
  ['inherit', null],
  ['rgb(0, 98, 155)', null],
  ['hsl(200 100% 30%)', null],
  ['var(--venue-dark)', null],
  ['url(https://evil.example/x.png)', null],
  ['#fff; } body { display: none', null],
  ['#fff;background:url(//evil.example)', null],
  ['</style><script>alert(1)</script>', null],
  ['expression(alert(1))', null],
  ['javascript:alert(1)', null],
  ['\u0000#00629B', null],
  ['#00629B\n;', null],
  ['', null],
  [null, null],
  [undefined, null],
  [12345, null],
  [true, null],
  [{ toString: () => '#00629B' }, null],
  [['#00629B'], null],
];

const fields = [
  ['themeAppPrimaryColour', '--venue-primary'],
  ['themeAppSecondaryColour1', '--venue-secondary-button'],
  ['themeAppSecondaryColour2', '--venue-accent'],
  ['themeAppDarkBgColour', '--venue-dark'],
  ['themeAppHeaderBgColour', '--venue-header'],
  ['headerPrimaryColour', '--venue-on-header'],
] as const;

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('data-venue-logo');
  document.body.replaceChildren();
});

describe('colours from the server', () => {
  it.each(colours)('the colour %j is parsed as %j', (value, expected) => {
    const parsedColour = parseColour(value);
    expect(parsedColour && formatColour(parsedColour)).toBe(expected);
  });

  it.each(fields)('an invalid colour leaves the default of %s', (field, variable) => {
    const hostile = colours.filter(([, expected]) => expected === null);
    for (const [value] of hostile) {
      expect(toThemeVariables({ [field]: value })[variable], String(value)).toBe(defaults[variable]);
    }
  });

  // Proves S4.2.
  it('themes put only colours and our own font families into the page', () => {
    for (const [value] of colours) {
      const theme = Object.fromEntries(fields.map(([field]) => [field, value]));
      const variables = Object.entries(toThemeVariables(theme)).filter(([name]) => !/font|scale/.test(name));
      for (const [, colour] of variables) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    }
  });
});

describe('fonts from the server', () => {
  it.each([
    ['garage_gothic', 'garage_gothic'],
    ['garage_gothic_bold', 'garage_gothic'],
    ['Lato', 'lato'],
    ['open_sans', 'open_sans'],
    ['roboto', 'roboto'],
    ['roboto_mono', null],
    ['comic_sans', null],
    ["lato'; } body { display: none", null],
    ['url(//evil.example/f.woff2)', null],
    ['constructor', null],
    ['__proto__', null],
    ['', null],
    [null, null],
    [7, null],
    [{}, null],
  ])('the font %j is parsed as %j', (value, expected) => {
    expect(parseFont(value)).toBe(expected);
  });
});

describe('logo addresses from the server', () => {
  it.each([
    ['https://cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    ['/logos/riverside.svg', 'https://join.example.org/logos/riverside.svg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['http://cdn.example/logo.svg', null],
    ['//cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    ['data:text/html,<script>alert(1)</script>', null],
    ['data:application/xhtml+xml,<script/>', null],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['vbscript:x', null],
    ['blob:https://cdn.example/1', null],
    ['blob:https://join.example.org/1', null],
    ['file:///etc/passwd', null],
    ['https://', null],
    [null, null],
    [7, null],
    [{}, null],
  ])('the logo address %j is parsed as %j', (value, expected) => {
    expect(readLogo(value, BASE)).toBe(expected);
  });
});

describe('applying a theme', () => {
  const SECRET = 'https://cdn.example/"onerror="alert(1).svg';
  const logoOf = (picture: Element | null) => picture?.getAttribute('src') ?? null;

  it('a theme changes the logos on the page, and removes the previous venue’s', () => {
    document.body.innerHTML = '<img data-logo alt="" /><img alt="" />';
    const [logo = null, other = null] = document.querySelectorAll('img');
    applyTheme({ themeAppLogo: 'https://cdn.example/a.svg' });
    expect([logoOf(logo), logoOf(other)]).toEqual(['https://cdn.example/a.svg', null]);
    applyTheme({ themeAppLogo: SECRET });
    expect(logo?.attributes).toHaveLength(3);
    applyTheme({ themeAppLogo: 'javascript:alert(1)' });
    expect(logoOf(logo)).toBeNull();
  });

  it('a theme replaces the previous one completely: no value of one venue remains for the next', () => {
    applyTheme({ themeAppPrimaryColour: '#00629B', themeAppSecondaryButtonStyle: 'outline' });
    applyTheme({});
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(defaults)) expect(style.getPropertyValue(name)).toBe(value);
  });
});
