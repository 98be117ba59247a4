import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

describe('the runtime configuration', () => {
  // Proves S3.4.
  it('an empty file gives a configuration that works on the page’s own origin', () => {
    const config = readConfig({});
    for (const base of [config.apiBase, config.checkoutBase, config.myAccountBase])
      expect(new URL(`${base}/cart`, 'https://join.example.org').origin).toBe('https://join.example.org');
    const price = new Intl.NumberFormat('en-GB', { style: 'currency', currency: config.currency });
    expect(price.format(27.42)).toBe('£27.42');
    expect(config.requestTimeoutMs).toBeGreaterThan(0);
    expect([config.analytics.isEnabled, config.cardProviders, config.embed.hosts]).toEqual([false, {}, []]);
  });

  it.each([
    ['no object', null],
    ['a list', []],
    ['a text', 'currency'],
    ['an object of wrong values', { apiBase: 7, currency: null, requestTimeoutMs: 'soon', kiosk: 'yes' }],
    ['an object of wrong parts', { cardProviders: 'stripe', threeDSecure: [], analytics: 1, embed: 'all' }],
  ])('a file that is %s is treated as empty', (_, file) => {
    expect(readConfig(file)).toEqual(readConfig({}));
  });

  // Proves F5.4.
  it('by default a kiosk resets after 90 s, ends the checkout at 95 s and leaves a confirmation after 10 s', () => {
    const times = { warnAfterMs: 65_000, resetAfterMs: 90_000, noticeAfterMs: 95_000 };
    expect(readConfig({}).kiosk).toEqual({ ...times, confirmationAfterMs: 10_000 });
    expect(readConfig({ kiosk: { confirmationAfterMs: 30_000 } }).kiosk).toEqual({
      ...times,
      confirmationAfterMs: 30_000,
    });
  });

  // Proves S3.4.
  it('addresses lose their trailing slash, so that paths can be appended', () => {
    const config = readConfig({
      apiBase: 'https://api.example.org/',
      subSites: { bookings: 'https://b.example.org//' },
    });
    expect(config.apiBase).toBe('https://api.example.org');
    expect(config.subSites.bookings).toBe('https://b.example.org');
  });

  it('each card provider has its script and its form', () => {
    const { cardProviders } = readConfig({
      cardProviders: { stripe: { scriptUrl: 'https://x.example/s.js' }, opayo: { form: 'own' }, odd: 7 },
    });
    expect(cardProviders).toEqual({
      stripe: { scriptUrl: 'https://x.example/s.js', isOwnForm: false },
      opayo: { scriptUrl: null, isOwnForm: true },
      odd: { scriptUrl: null, isOwnForm: false },
    });
  });

  it('the configuration lists the host pages, without values that are not text', () => {
    expect(readConfig({ embed: { hosts: ['https://club.example', 7, null] } }).embed.hosts).toEqual([
      'https://club.example',
    ]);
    expect(readConfig({ embed: { hosts: '*' } }).embed.hosts).toEqual([]);
  });

  it('any value can be parsed without an error, and no field gets a value of the wrong type', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        const config = readConfig(body);
        expect(typeof config.flags.onlineJoiningEnabled).toBe('boolean');
        expect(config.requestTimeoutMs).toBeGreaterThan(0);
        expect(typeof config.subSites.myAccount).toBe('string');
      }),
    );
  });
});
