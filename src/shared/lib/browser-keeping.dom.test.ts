import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { readStored, removeStored, writeStored } from './storage';
import { tabStore } from './tab-store';

afterEach(() => {
  vi.restoreAllMocks();
  removeStored('session', 'k');
});

describe('cookies', () => {
  it('what is written is read back, whatever characters it holds', () => {
    writeCookie('a_token', 'x;y=z é', { domain: null });
    expect(readCookie('a_token')).toBe('x;y=z é');
    removeCookie('a_token', { domain: null });
    expect(readCookie('a_token')).toBeNull();
  });

  it('a name is not found inside another name', () => {
    writeCookie('my_token', '1', { domain: null });
    expect(readCookie('token')).toBeNull();
    removeCookie('my_token', { domain: null });
  });

  // Proves S6.13.
  it('a browser that refuses cookies throws nothing', () => {
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
  it('what is kept is read back and forgotten on demand', () => {
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
  it('denied storage throws nothing and keeps the value in memory', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    writeStored('session', 'k', 'v');
    expect(readStored('session', 'k')).toBe('v');
    removeStored('session', 'k');
    expect(readStored('session', 'k')).toBeNull();
  });
});

describe('a value of the tab', () => {
  const store = tabStore('k', (stored) => (typeof stored === 'number' ? stored : null));

  it('a value of the tab is read as it was written, until it is removed', () => {
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
