import { afterEach, expect, test, vi } from 'vitest';
import { MODE_STORAGE_KEY } from '@/shared/boot';
import { writeCookie } from '@/shared/lib';
import { forgetEverything } from './forget';

afterEach(() => vi.unstubAllGlobals());

// Proves F5.9.
test('cookies and storage are cleared, except for the kiosk mode', async () => {
  writeCookie('pavilion_token', 'secret', { domain: null });
  writeCookie('__stripe_mid', 'of a provider', { domain: null });
  sessionStorage.setItem(MODE_STORAGE_KEY, '{"isKiosk":true}');
  sessionStorage.setItem('pavilion.joining', 'a selection');
  localStorage.setItem('anything', 'at all');
  window.name = 'carried over';

  await forgetEverything();

  expect(document.cookie).toBe('');
  expect({ ...sessionStorage }).toEqual({ [MODE_STORAGE_KEY]: '{"isKiosk":true}' });
  expect(localStorage.length).toBe(0);
  expect(window.name).toBe('');
});

test('databases and caches that a provider’s script has created are deleted', async () => {
  const stores = { databases: new Set(['provider', 'another']), caches: new Set(['provider']) };
  vi.stubGlobal('indexedDB', {
    // An unnamed database is still being created.
    databases: async () => [{ version: 1 }, ...[...stores.databases].map((name) => ({ name, version: 1 }))],
    deleteDatabase: (name: unknown) => {
      if (typeof name !== 'string') throw new TypeError('A database has a name.');
      stores.databases.delete(name);
    },
  });
  vi.stubGlobal('caches', {
    keys: async () => [...stores.caches],
    delete: async (name: string) => stores.caches.delete(name),
  });
  await forgetEverything();
  expect(stores).toEqual({ databases: new Set(), caches: new Set() });
});

test('blocked storage does not prevent the rest from being cleared', async () => {
  const denied = {
    get length(): number {
      throw new DOMException('Denied', 'SecurityError');
    },
    getItem() {
      throw new DOMException('Denied', 'SecurityError');
    },
  };
  vi.stubGlobal('sessionStorage', denied);
  localStorage.setItem('anything', 'at all');
  window.name = 'carried over';
  await forgetEverything();
  expect([localStorage.length, window.name]).toEqual([0, '']);
});

test('caches are deleted even if the browser cannot list its databases', async () => {
  const databaseNames = new Set(['provider']);
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('caches', {
    keys: async () => [...databaseNames],
    delete: async (name: string) => databaseNames.delete(name),
  });
  await forgetEverything();
  expect(databaseNames).toEqual(new Set());
});
