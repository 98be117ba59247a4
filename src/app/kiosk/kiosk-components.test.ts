import { expect, test, vi } from 'vitest';

test('a page has the kiosk’s header and idle warning only once the kiosk’s code has loaded', async () => {
  vi.resetModules();
  const { getKioskComponents, loadKiosk } = await import('./kiosk-components');
  expect(getKioskComponents()).toBeNull();
  const { kioskStarted } = await loadKiosk();
  expect(kioskStarted).toBeTypeOf('function');
  expect(getKioskComponents()).toMatchObject({
    KioskHeader: expect.any(Function),
    KioskIdle: expect.any(Function),
  });
});
