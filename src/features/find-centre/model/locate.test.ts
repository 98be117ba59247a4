import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { locateFx } from './locate';

const geolocationProperty = Object.getOwnPropertyDescriptor(navigator, 'geolocation');
afterEach(() => {
  if (geolocationProperty) Object.defineProperty(navigator, 'geolocation', geolocationProperty);
  else Reflect.deleteProperty(navigator, 'geolocation');
});

function browserWith(getCurrentPosition: Geolocation['getCurrentPosition'] | null): void {
  const value = getCurrentPosition && { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: value ?? undefined });
}

describe('the customer’s position', () => {
  // Proves S5.9.
  test('the position is requested with high accuracy and a timeout of 10 seconds', async () => {
    const ask = vi.fn<Geolocation['getCurrentPosition']>((_done, failed) =>
      failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }),
    );
    browserWith(ask);
    expect(await allSettled(locateFx, { scope: fork() })).toEqual({ status: 'fail', value: { code: 1 } });
    expect(ask.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000 });
  });

  test('the position is unavailable in a browser without geolocation', async () => {
    browserWith(null);
    expect(await allSettled(locateFx, { scope: fork() })).toEqual({ status: 'fail', value: { code: 2 } });
  });
});
