import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeStored } from '@/shared/lib';
import { loadPage } from './load-page';
import { subSiteOf } from './sub-site';

afterEach(() => removeStored('session', 'pavilion.reloaded'));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('the code of a page', () => {
  it('is handed on when it comes', async () => {
    expect(await loadPage(async () => 'page')).toBe('page');
  });

  it('that is gone after a new release loads the page anew, once', async () => {
    const reload = vi.fn();
    void loadPage(gone, reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadPage(gone, reload)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('that came again may be reloaded for by the next release', async () => {
    const reload = vi.fn();
    void loadPage(gone, reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await loadPage(async () => 'page');
    void loadPage(gone, reload);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});

describe('the sub-site', () => {
  it.each([
    ['online-joining.pavilion.localhost', 'online-joining'],
    ['bookings.pavilion.localhost', 'bookings'],
    ['MY-ACCOUNT.example.org', 'my-account'],
    ['127.0.0.1', 'online-joining'],
    ['localhost', 'online-joining'],
    ['bookings-test.example.org', 'online-joining'],
  ])('of %s is %s', (hostname, site) => {
    expect(subSiteOf(hostname)).toBe(site);
  });
});
