import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installRecordedMaps } from '../testing/recorded-maps';
import { formatScriptUrl, KEY_REFUSED_EVENT, loadGoogleMaps, resetGoogleMaps } from './load-google-maps';

const script = () => document.head.querySelector('script[src^="https://maps.googleapis.com"]');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  script()?.remove();
  resetGoogleMaps();
});

const reasonOf = (loading: Promise<void>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'reason') : error),
  );

/** Simulates that the script has loaded and calls back. */
function scriptRuns() {
  const maps = installRecordedMaps();
  const ready: unknown = Reflect.get(globalThis, 'pavilionMapsReady');
  if (typeof ready === 'function') ready();
  return maps;
}

describe("Google's script", () => {
  test("Google's script is requested with the key, the region GB and its callback", () => {
    const { origin, pathname, searchParams } = new URL(formatScriptUrl('a key'));
    expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
    expect(Object.fromEntries(searchParams)).toEqual({
      key: 'a key',
      v: 'quarterly',
      loading: 'async',
      language: 'en-GB',
      region: 'GB',
      callback: 'pavilionMapsReady',
    });
  });

  test("Google's script is requested once, however many components need it", async () => {
    const both = [loadGoogleMaps('k'), loadGoogleMaps('k')];
    expect(document.head.querySelectorAll('script[src^="https://maps.googleapis.com"]')).toHaveLength(1);
    const maps = scriptRuns();
    await Promise.all(both);
    expect(maps.argsOf('importLibrary')).toEqual(['core', 'maps', 'geocoding']);
  });

  test('a Google script that cannot be loaded is an error and can be retried', async () => {
    const first = reasonOf(loadGoogleMaps('k'));
    script()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(60);
    expect(await first).toBe('script');
    const second = reasonOf(loadGoogleMaps('k'));
    scriptRuns();
    expect(await second).toBe('loaded');
  });

  test('a Google script that never loads times out after 15 s', async () => {
    const loading = reasonOf(loadGoogleMaps('k'));
    await vi.advanceTimersByTimeAsync(14_999);
    let isOver = false;
    void loading.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('time-out');
  });

  test("a Google script blocked by the document's policy is a separate failure, because another document may allow it", async () => {
    const loading = reasonOf(loadGoogleMaps('k'));
    script()?.dispatchEvent(new Event('error'));
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://maps.googleapis.com/maps/api/js',
    });
    document.dispatchEvent(violation);
    expect(await loading).toBe('policy');
  });

  test('a Google script that rejects the key reports it, at once or later, and is not requested again', async () => {
    const refused = vi.fn();
    globalThis.addEventListener(KEY_REFUSED_EVENT, refused);
    const loading = reasonOf(loadGoogleMaps('k'));
    const refuseKey: unknown = Reflect.get(globalThis, 'gm_authFailure');
    if (typeof refuseKey === 'function') refuseKey();
    expect(await loading).toBe('key');
    expect(refused).toHaveBeenCalledTimes(1);
    expect(await reasonOf(loadGoogleMaps('k'))).toBe('key');
    globalThis.removeEventListener(KEY_REFUSED_EVENT, refused);
  });
});
