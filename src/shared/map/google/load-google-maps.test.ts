import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installRecordedMaps } from '../testing/recorded-maps';
import { forgetGoogleMaps, googleScriptUrl, KEY_REFUSED, loadGoogleMaps } from './load-google-maps';

const script = () => document.head.querySelector('script[src^="https://maps.googleapis.com"]');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  script()?.remove();
  forgetGoogleMaps();
});

const reasonOf = (loading: Promise<void>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'reason') : error),
  );

/** Simulates the loaded script. */
function scriptRuns() {
  const maps = installRecordedMaps();
  const ready: unknown = Reflect.get(globalThis, 'pavilionMapsReady');
  if (typeof ready === 'function') ready();
  return maps;
}

describe("Google's script", () => {
  test("Google's script names the key, Great Britain and what it calls when it is there", () => {
    const { origin, pathname, searchParams } = new URL(googleScriptUrl('a key'));
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

  test("Google's script is asked for once, however many need it", async () => {
    const both = [loadGoogleMaps('k'), loadGoogleMaps('k')];
    expect(document.head.querySelectorAll('script[src^="https://maps.googleapis.com"]')).toHaveLength(1);
    const maps = scriptRuns();
    await Promise.all(both);
    expect(maps.argsOf('importLibrary')).toEqual(['core', 'maps', 'geocoding']);
  });

  test("Google's script that cannot be loaded is shown, and can be tried again", async () => {
    const first = reasonOf(loadGoogleMaps('k'));
    script()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(60);
    expect(await first).toBe('script');
    const second = reasonOf(loadGoogleMaps('k'));
    scriptRuns();
    expect(await second).toBe('loaded');
  });

  test("Google's script that never comes is given up after 15 s", async () => {
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

  test("Google's script that the document's policy stops is distinguished: another document may have it", async () => {
    const loading = reasonOf(loadGoogleMaps('k'));
    script()?.dispatchEvent(new Event('error'));
    const violation = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://maps.googleapis.com/maps/api/js',
    });
    document.dispatchEvent(violation);
    expect(await loading).toBe('policy');
  });

  test("Google's script that does not take the key says so, at once or later, and is not asked again", async () => {
    const refused = vi.fn();
    globalThis.addEventListener(KEY_REFUSED, refused);
    const loading = reasonOf(loadGoogleMaps('k'));
    const refuseKey: unknown = Reflect.get(globalThis, 'gm_authFailure');
    if (typeof refuseKey === 'function') refuseKey();
    expect(await loading).toBe('key');
    expect(refused).toHaveBeenCalledTimes(1);
    expect(await reasonOf(loadGoogleMaps('k'))).toBe('key');
    globalThis.removeEventListener(KEY_REFUSED, refused);
  });
});
