import { describe, expect, it } from 'vitest';
import { findViolations } from './allowed.ts';
import { findNewerInPage, findNewerInScript } from './read-build.ts';

describe('a feature that our oldest browsers lack is found', () => {
  it.each([
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['URL.parse(address)', 'URL.parse'],
    ['URL.canParse(address)', 'URL.canParse'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(list, by)', 'Object.groupBy'],
    ['Array.fromAsync(list)', 'Array.fromAsync'],
    ['list.toSorted()', '.toSorted()'],
    ['list.toReversed().at(0)', '.toReversed()'],
    ['set.union(other)', '.union()'],
    ['map.values().map(name)', '.map()'],
    ['crypto.randomUUID()', 'crypto.randomUUID'],
    ['globalThis.crypto.subtle.digest(kind, text)', 'crypto.subtle'],
    ['cookieStore.get(name)', 'cookieStore'],
    ['requestIdleCallback(work)', 'requestIdleCallback'],
    ['navigation.navigate(place)', 'navigation'],
    ['scheduler.yield()', 'scheduler'],
    ['new CSSStyleSheet()', 'new CSSStyleSheet()'],
    ['document.startViewTransition(change)', 'document.startViewTransition'],
    ['element.showPopover()', '.showPopover()'],
    ['element.checkVisibility()', '.checkVisibility()'],
    ['const name = /(?<=a)b/', 'lookbehind'],
    ['new RegExp("(?<!a)b")', 'lookbehind'],
    ['const name = /[a--b]/v', 'v flag'],
    ['class A { static { work(); } }', 'static block'],
    ['style({ textWrap: "balance" })', 'text-wrap'],
    ['style({ "&:has(a)": {} })', ':has'],
    ['style({ color: "color-mix(in srgb, red, blue)" })', 'color-mix()'],
    ['style({ height: "2lh" })', 'lh'],
    ['style({ "@media (width >= 48rem)": {} })', 'media range'],
    ['style({ "@starting-style": {} })', '@starting-style'],
    ['style(`@scope (a) {}`)', '@scope'],
  ])('%s', (code, feature) => {
    expect(findNewerInScript(code).filter((name) => !/^@scope|^:/.test(name) || name === feature)).toContain(
      feature,
    );
  });

  it('features that our oldest browsers lack are found in the styles of a page', () => {
    expect(findNewerInPage('<style>h1 { color: red; text-wrap: balance; } a:has(b) {}</style>')).toEqual([
      ':has',
      'text-wrap',
    ]);
  });
});

describe('a feature that they have, or that the code checks for first, is not reported', () => {
  it.each([
    'list.findLast(isLast)',
    'list.at(-1)',
    'Object.hasOwn(record, key)',
    'structuredClone(value)',
    'AbortSignal.timeout(10)',
    'text.replaceAll(a, b)',
    'dialog.showModal()',
    'Object.entries(record).map(name).filter(Boolean)',
    '[...map.values()].map(name)',
    'navigator.userActivation?.hasBeenActive',
    'typeof navigation === "object"',
    'if (URL.parse) work()',
    'const { any } = record; any.parse()',
    'class A { #b = 1; static c = 2; }',
    'style({ height: "100dvh", "@container (min-width: 10rem)": {} })',
    'style({ size: "sm", color: "rgb(1 2 3)", inset: "0" })',
  ])('%s', (code) => {
    expect(findNewerInScript(code)).toEqual([]);
  });
});

it('reports what a build uses without permission, and permissions that it no longer needs', () => {
  const { newerFeatures, unneededFeatures } = findViolations(
    new Map([['URL.parse', new Set(['assets/site.js'])]]),
  );
  expect(newerFeatures).toEqual(['URL.parse in assets/site.js']);
  expect(unneededFeatures).toContain('text-wrap');
});
