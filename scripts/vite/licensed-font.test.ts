import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { insertLicensedFont } from './licensed-font.ts';

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');

test('the licensed Garage Gothic replaces its substitute, which is not loaded', () => {
  const licensedHtml = insertLicensedFont(html);
  expect(licensedHtml).toContain("font-family: 'Garage Gothic'; ");
  expect(licensedHtml).toContain("url('/fonts/garage-gothic.woff2')");
  expect(licensedHtml).not.toContain("font-family: 'Big Shoulders Variable';");
  expect(licensedHtml).toContain("font-family: 'Big Shoulders Fallback';");
});

test('a page without the substitute font fails the build', () => {
  expect(() => insertLicensedFont('<style></style>')).toThrow(/pavilion/);
});
