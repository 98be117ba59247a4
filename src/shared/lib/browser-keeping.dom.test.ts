import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { readStored, removeStored, writeStored } from './storage';
import { createTabStore } from './tab-store';

afterEach(() => {
  vi.restoreAllMocks();
  removeStored('session', 'k');
});

describe('cookies', () => {
  it('a cookie’s value is read back, whatever characters it contains', () => {
    writeCookie('a_token', 'x;y=z é', { domain: null });
    expect(readCookie('a_token')).toBe('x;y=z é');
    removeCookie('a_token', { domain: null });
    expect(readCookie('a_token')).toBeNull();
  });

  it('a cookie’s name is not found inside another name', () => {
    writeCookie('my_token', '1', { domain: null });
    expect(readCookie('token')).toBeNull();
    removeCookie('my_token', { domain: null });
  });

  // Proves S6.13.
  it('a browser that blocks cookies throws no error', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    // Not a spy, because restoring it would leave an own property on the document.
    Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
    expect(() => writeCookie('a', 'b', { domain: null })).not.toThrow();
    expect(readCookie('a')).toBeNull();
    Reflect.deleteProperty(document, 'cookie');
    expect(document.cookie).toBe('');
  });
});

describe('storage', () => {
  it('a stored value can be read back and removed', () => {
    writeStored('session', 'k', 'v');
    expect(readStored('session', 'k')).toBe('v');
    removeStored('session', 'k');
    expect(readStored('session', 'k')).toBeNull();
  });

  // Proves S6.13.
  it('full storage keeps the value in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('session', 'k', 'v');
    expect(readStored('session', 'k')).toBe('v');
  });

  // Proves S6.13.
  it('blocked storage throws no error and keeps the value in memory', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    writeStored('session', 'k', 'v');
    expect(readStored('session', 'k')).toBe('v');
    removeStored('session', 'k');
    expect(readStored('session', 'k')).toBeNull();
  });
});

describe('values stored in a tab', () => {
  const store = createTabStore('k', (stored) => (typeof stored === 'number' ? stored : null));

  it('a value stored in the tab can be read until it is removed', () => {
    store.write(7);
    expect(store.read()).toBe(7);
    store.remove();
    expect(store.read()).toBeNull();
  });

  it.each(['', '{', '"text"', 'null'])('%s in the storage is no value', (stored) => {
    writeStored('session', 'k', stored);
    expect(store.read()).toBeNull();
  });
});
