import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

type Rules = { createScriptURL: (url: string) => string | null };

test('a provider’s script is requested, and may add scripts of its own host only', async () => {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return rules;
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  vi.resetModules();
  const { loadProviderScript } = await import('./load-provider-script');

  const waiting = new AbortController();
  const scriptLoading = loadProviderScript('https://js.provider.test/v1.js', waiting.signal);
  expect(document.querySelector('script[src="https://js.provider.test/v1.js"]')).not.toBeNull();
  const added = (url: string) => policies.get('default')?.createScriptURL(url);
  expect(added('https://js.provider.test/checker.js')).toBe('https://js.provider.test/checker.js');
  expect(added('https://evil.example/x.js')).toBeNull();
  waiting.abort();
  await expect(scriptLoading).rejects.toThrow('could not be loaded');
});
