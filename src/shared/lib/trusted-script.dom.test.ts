import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadScript, type trustScriptHost } from './trusted-script';

const NEVER = 'http://provider.test/never.js';
const elements = () => document.querySelectorAll(`script[src="${NEVER}"]`).length;

test('a script whose loading is aborted has failed, and can be retried', async () => {
  const waiting = new AbortController();
  const loaded = loadScript(NEVER, waiting.signal);
  expect(elements()).toBe(1);
  waiting.abort();
  await expect(loaded).rejects.toThrow('could not be loaded');
  expect(elements()).toBe(0);
});

test('a script whose loading is already aborted is not requested', async () => {
  await expect(loadScript(NEVER, AbortSignal.abort())).rejects.toThrow('could not be loaded');
  expect(elements()).toBe(0);
});

describe('scripts added by a third-party script', () => {
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
  ])('%s belongs to the active provider and is allowed', (url) => {
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
  ])('%s does not belong to the active provider and is refused', (url) => {
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(added(url)).toBeNull();
  });

  test('addresses are also checked in browsers without URL.parse', () => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function');
    });
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(added('https://js.stripe.com/x.js')).toBe('https://js.stripe.com/x.js');
    vi.restoreAllMocks();
  });

  test('switching providers refuses the first one’s scripts, and the policy is created once', () => {
    fresh('https://js.stripe.com/endive/stripe.js');
    fresh('https://embedded.ryftpay.com/v2/ryft.min.js');
    expect(added('https://js.stripe.com/x.js')).toBeNull();
    expect(added('https://embedded.ryftpay.com/x.js')).toBe('https://embedded.ryftpay.com/x.js');
    expect(createPolicy).toHaveBeenCalledOnce();
  });

  test('HTML and strings of code have no default policy', () => {
    fresh('https://js.stripe.com/endive/stripe.js');
    expect(Object.keys(policies.get('default') ?? {})).toEqual(['createScriptURL']);
  });

  test('response headers that allow no default policy change nothing', () => {
    createPolicy.mockImplementationOnce(() => {
      throw new TypeError('disallowed');
    });
    expect(() => fresh('https://js.stripe.com/endive/stripe.js')).not.toThrow();
  });
});
