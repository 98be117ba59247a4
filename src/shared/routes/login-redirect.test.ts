import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPathFor, safeRedirect } from './login-redirect';

const ORIGIN = 'https://join.example.org';

describe('where a person goes after logging in', () => {
  it.each([
    ['/centre/riverside', '/centre/riverside'],
    ['/centre/riverside?x=1&y=2#part', '/centre/riverside?x=1&y=2#part'],
    ['/checkout', '/checkout'],
    ['/centre/a%2Fb', '/centre/a%2Fb'],
    ['/search?next=https://evil.example', '/search?next=https://evil.example'],
  ])('%s is a place of this site and is followed', (target, path) => {
    expect(safeRedirect(target, ORIGIN)).toBe(path);
  });

  it.each([
    null,
    '',
    ' /centre',
    'centre/riverside',
    'https://evil.example',
    'https://join.example.org.evil.example/',
    'https://join.example.org/centre',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://join.example.org/1',
    'mailto:a@example.org',
    'http:evil.example',
    'https:/evil.example',
    '//join.example.org@evil.example',
    '/login',
    '/login/',
    '/login?redirect=/login',
    '/./login',
  ])('%j is not followed: home instead', (target) => {
    expect(safeRedirect(target, ORIGIN)).toBe('/');
  });

  it('whatever the target says, the way never leaves the site', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'/\\.:@%2eEf#?\t\n\r abjlo') });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (target) => {
        const path = safeRedirect(target, ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the way to the log-in page', () => {
  it.each([
    [{ pathname: '/', search: '' }, '/login'],
    [{ pathname: '/checkout', search: '' }, '/login?redirect=%2Fcheckout'],
    [{ pathname: '/centre/a', search: '?b=c&d' }, '/login?redirect=%2Fcentre%2Fa%3Fb%3Dc%26d'],
    [{ pathname: '/login', search: '?redirect=%2Fcheckout' }, '/login'],
  ])('from %j is %s', (location, path) => {
    expect(loginPathFor(location)).toBe(path);
  });

  it('brings a person back to the very same place', () => {
    const place = { pathname: '/centre/é', search: '?a=1&b=%20' };
    const redirect = new URL(loginPathFor(place), ORIGIN).searchParams.get('redirect');
    expect(safeRedirect(redirect, ORIGIN)).toBe('/centre/%C3%A9?a=1&b=%20');
  });
});
