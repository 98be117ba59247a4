import { expect, test, vi } from 'vitest';

test('a page has the kiosk’s header and its warning once the kiosk’s code is there, and not before', async () => {
  vi.resetModules();
  const { kioskParts, loadKiosk } = await import('./parts');
  expect(kioskParts()).toBeNull();
  const { kioskStarted } = await loadKiosk();
  expect(kioskStarted).toBeTypeOf('function');
  expect(kioskParts()).toMatchObject({ KioskHeader: expect.any(Function), KioskIdle: expect.any(Function) });
});
