import { afterEach, expect, it, vi } from 'vitest';
import { getPageModule } from './page-module';

afterEach(() => {
  delete window.__pavilionBoot;
});

it('a page is preloaded with all of its files', async () => {
  const preloadPage = vi.fn();
  window.__pavilionBoot = { config: Promise.resolve(), requests: {}, preloadPage };
  globalThis.history.replaceState(null, '', '/basket');
  await getPageModule(async () => () => null).load();
  expect(preloadPage.mock.calls).toEqual([['/basket']]);
});
