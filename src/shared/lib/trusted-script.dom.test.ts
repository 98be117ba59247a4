import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadScript, type trustScriptHost } from './trusted-script';

const NEVER = 'http://provider.test/never.js';
const elements = () => document.querySelectorAll(`script[src="${NEVER}"]`).length;

test('a script that is waited for no longer has failed, and can be tried again', async () => {
  const waiting = new AbortController();
  const loaded = loadScript(NEVER, waiting.signal);
  expect(elements()).toBe(1);
  waiting.abort();
  await expect(loaded).rejects.toThrow('could not be loaded');
  expect(elements()).toBe(0);
});

test('a script that nobody waits for any more is not asked for', async () => {
  await expect(loadScript(NEVER, AbortSignal.abort())).rejects.toThrow('could not be loaded');
  expect(elements()).toBe(0);
});

describe('scripts that another company’s script adds', () => {
  type Rules = { createScriptURL: (url: string) => string | null };
  const policies = new Map<string, Rules>();
  const createPolicy = vi.fn((name: string, rules: Rules) => {
    policies.set(name, rules);
    return rules;
  });
  let fresh: typeof trustScriptHost;
  const added = (url: string) => policies.get('default')?.createScriptURL(url) ?? null;

  beforeEach(async () => {
    policies.clear();
    createPolicy.mockClear();
    vi.stubGlobal('trustedTypes', { createPolicy });
    vi.resetModules();
    fresh = (await import('./trusted-script')).trustScriptHost;
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    'https://js.stripe.com/endive/fingerprinted/checker.js',
    'https://m.js.stripe.com/x.js',
    'https://js.stripe.com/x.js?a=b#c',
  ])('%s is of the active provider, and let in', (url) => {
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(added(url)).toBe(url);
  });

  test.each([
    'https://evil.example/x.js',
    'https://js.stripe.com.evil.example/x.js',
    'https://evil-js.stripe.com/x.js',
    'https://stripe.com/x.js',
    'http://js.stripe.com/x.js',
    'https://js.stripe.com:8443/x.js',
    'https://js.stripe.com@evil.example/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://js.stripe.com/0',
    'javascript:alert(1)',
    '/assets/app.js',
    'https://',
  ])('%s is not, and refused', (url) => {
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(added(url)).toBeNull();
  });

  test('they are let in by browsers that cannot read an address without throwing', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(added('https://js.stripe.com/x.js')).toBe('https://js.stripe.com/x.js');
    vi.restoreAllMocks();
  });

  test('with another provider the first one’s are refused; the policy is made once', () => {
    fresh('https://js.stripe.com/endive/stripe.js');
    fresh('https://embedded.ryftpay.com/v2/ryft.min.js');
    expect(added('https://js.stripe.com/x.js')).toBeNull();
    expect(added('https://embedded.ryftpay.com/x.js')).toBe('https://embedded.ryftpay.com/x.js');
    expect(createPolicy).toHaveBeenCalledOnce();
  });

  test('HTML and code of strings have no default way in', () => {
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL']);
  });

  test('headers that name no default policy change nothing', () => {
    createPolicy.mockImplementationOnce(() => {
      throw new TypeError('disallowed');
    });
    expect(() => fresh('https://js.stripe.com/endive/stripe.js')).not.toThrow();
  });
});
