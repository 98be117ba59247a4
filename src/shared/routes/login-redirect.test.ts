import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLoginPath, buildRegisterPath, toSafeRedirect } from './login-redirect';

const ORIGIN = 'https://join.example.org';

describe('redirects after log-in', () => {
  it.each([
    ['/centre/riverside', '/centre/riverside'],
    ['/centre/riverside?x=1&y=2#part', '/centre/riverside?x=1&y=2#part'],
    ['/checkout', '/checkout'],
    ['/centre/a%2Fb', '/centre/a%2Fb'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
    ['/centre/a@b', '/centre/a@b'],
    ['/centre/a:b', '/centre/a:b'],
    ['/centre/café', '/centre/caf%C3%A9'],
    ['/／／evil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
    ['/ /evil.example', '/%E2%80%A8/evil.example'],
    ['/logins', '/logins'],
    ['/order-confirmed/1?kiosk=true', '/order-confirmed/1?kiosk=true'],
    ['/?redirect=/login', '/?redirect=/login'],
  ])('%s is a path of this site and is followed', (target, path) => {
    expect(toSafeRedirect(target, ORIGIN)).toBe(path);
  });

  // Proves S1.8.
  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a space before the path', ' /centre'],
    ['no slash at the start', 'centre/riverside'],
    ['a question mark only', '?redirect=/checkout'],
    ['a dot', './checkout'],
    ['another site', 'https://evil.example'],
    ['another site that begins like this one', 'https://join.example.org.evil.example/'],
    ['this very site, as a full address', 'https://join.example.org/centre'],
    ['another sub-site', 'https://bookings.example.org/basket'],
    ['another sub-site without its scheme', '//bookings.example.org/basket'],
    ['another site without its scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['four slashes', '////evil.example'],
    ['a backslash for the second slash', '/\\evil.example'],
    ['a backslash and a slash', '/\\/evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash first', '\\/evil.example'],
    ['a tab that the browser drops', '/\t/evil.example'],
    ['a line break that the browser drops', '/\n/evil.example'],
    ['a carriage return that the browser drops', '/\r/evil.example'],
    ['a header after a line break', '/checkout\r\nLocation: https://evil.example'],
    ['a tab inside the path', '/check\tout'],
    ['a zero byte', '/checkout\0.evil.example'],
    ['a delete character', '/\x7f/evil.example'],
    ['a dot that goes away', '/.//evil.example'],
    ['two dots that go away', '/..//evil.example'],
    ['a folder and two dots that go away', '/a/..//evil.example'],
    ['an encoded dot that goes away', '/%2e//evil.example'],
    ['a dot and backslashes', '/.\\\\evil.example'],
    ['encoded slashes', '/%2f%2fevil.example'],
    ['an encoded slash', '/%2Fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['slashes encoded twice', '/%252f%252fevil.example'],
    ['an encoded path without a slash', '%2Fcheckout'],
    ['a broken encoding', '/%E0%A4%A/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in another case', 'JaVaScRiPt:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script with a tab inside', 'java\tscript:alert(1)'],
    ['a script behind slashes', '//javascript:alert(1)'],
    ['a document in the address', 'data:text/html,<script>alert(1)</script>'],
    ['another language', 'vbscript:x'],
    ['a blob', 'blob:https://join.example.org/1'],
    ['a mail', 'mailto:a@example.org'],
    ['a scheme without slashes', 'http:evil.example'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a name before the host', '//join.example.org@evil.example'],
    ['a name before the host behind a backslash', '/\\join.example.org@evil.example'],
    ['a host that cannot be', '//['],
    ['a full stop of another script for a host', '//evil。example'],
    ['a mark of the writing direction first', '\u202e/checkout'],
    ['a space of another script first', '\u3000/checkout'],
    ['a very long path', `/${'a'.repeat(100_000)}`],
    ['the log-in page itself', '/login'],
    ['the log-in page with a slash', '/login/'],
    ['the log-in page with slashes', '/login//'],
    ['the log-in page in another case', '/LogIn'],
    ['the log-in page, encoded', '/%6cogin'],
    ['the log-in page behind a dot', '/./login'],
    ['the log-in page with a target of its own', '/login?redirect=/login'],
    ['the log-in page with another site behind it', '/login?redirect=https://evil.example'],
    ['a circle of log-in pages', '/login?redirect=%2Flogin%3Fredirect%3D%252Flogin'],
    ['the register page', '/register'],
    ['the register page with a target of its own', '/register?redirect=/checkout'],
  ])('%s is not followed and leads to the home page', (_, target) => {
    expect(toSafeRedirect(target, ORIGIN)).toBe('/');
  });

  it('a redirect may have 2,000 characters, and not one more', () => {
    const longest = `/${'a'.repeat(1999)}`;
    expect(toSafeRedirect(longest, ORIGIN)).toBe(longest);
    expect(toSafeRedirect(`${longest}a`, ORIGIN)).toBe('/');
  });

  it('a redirect never leaves the site, whatever its target', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'/\\.:@%2eEf#?\t\n\r abjlo') });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (target) => {
        const path = toSafeRedirect(target, ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('links to the log-in page', () => {
  it.each([
    [{ pathname: '/', search: '' }, '/login'],
    [{ pathname: '/checkout', search: '' }, '/login?redirect=%2Fcheckout'],
    [{ pathname: '/centre/a', search: '?b=c&d' }, '/login?redirect=%2Fcentre%2Fa%3Fb%3Dc%26d'],
    [{ pathname: '/login', search: '' }, '/login'],
    [{ pathname: '/login', search: '?redirect=%2Fcheckout' }, '/login?redirect=%2Fcheckout'],
    [{ pathname: '/register/', search: '?redirect=%2Fcheckout' }, '/login?redirect=%2Fcheckout'],
  ])('from %j, the log-in page’s address is %s', (location, path) => {
    expect(buildLoginPath(location)).toBe(path);
  });

  // Proves S1.6.
  it('log-in returns the customer to exactly the same address', () => {
    const place = { pathname: '/centre/é', search: '?a=1&b=%20' };
    const redirect = new URL(buildLoginPath(place), ORIGIN).searchParams.get('redirect');
    expect(toSafeRedirect(redirect, ORIGIN)).toBe('/centre/%C3%A9?a=1&b=%20');
  });
});

describe('links to the registration page', () => {
  it.each([
    [{ pathname: '/', search: '' }, '/register'],
    [{ pathname: '/centre/a', search: '?b=c' }, '/register?redirect=%2Fcentre%2Fa%3Fb%3Dc'],
    [{ pathname: '/login', search: '?redirect=%2Fcheckout' }, '/register?redirect=%2Fcheckout'],
  ])('from %j, the registration page’s address is %s', (location, path) => {
    expect(buildRegisterPath(location)).toBe(path);
  });
});
