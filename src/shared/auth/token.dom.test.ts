import { fork, scopeBind } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markSignedOutFx, readSignedOutFx, readTokenFx, removeTokenFx, storeTokenFx } from './token';

const SITE = { siteName: 'pavilion', parentDomain: '' };

// Only the effect is tested.
const keepToken = (token: string) => scopeBind(storeTokenFx, { scope: fork() })(token);
const readStoredToken = () => scopeBind(readTokenFx, { scope: fork() })();
const dropToken = () => scopeBind(removeTokenFx, { scope: fork() })();

describe('the token', () => {
  it('the token is stored in the cookie and nowhere else', async () => {
    expect(await keepToken('t1')).toBe('t1');
    expect(document.cookie).toContain(`${SITE.siteName}_token=t1`);
    expect(sessionStorage.length).toBe(0);
  });

  it('a cookie that the API has already set is not written again', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands for the cookie that the API's answer sets.
    document.cookie = 'pavilion_token=t-set; Path=/';
    const cookieWrites = vi.spyOn(document, 'cookie', 'set');
    expect(await keepToken('t-set')).toBe('t-set');
    expect(cookieWrites.mock.calls.flat().filter((cookie) => cookie.includes('t-set'))).toEqual([]);
    cookieWrites.mockRestore();
  });
});

describe('an embedded site without cookies', () => {
  const jar = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  beforeEach(() => {
    vi.stubGlobal('parent', {});
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    if (jar) Object.defineProperty(Document.prototype, 'cookie', jar);
  });

  it('without cookies the token is kept for the visit, even if the frame reloads', async () => {
    expect(await keepToken('t1')).toBe('t1');
    expect(await readStoredToken()).toBe('t1');
    await dropToken();
    expect(await readStoredToken()).toBeNull();
  });

  it('without cookies and session storage the token is kept in memory', async () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await keepToken('t2')).toBe('t2');
    expect(await readStoredToken()).toBe('t2');
    await dropToken();
    expect(await readStoredToken()).toBeNull();
    denied.mockRestore();
  });
});

describe('log-outs', () => {
  const marked = () => scopeBind(markSignedOutFx, { scope: fork() })();
  const isMarked = () => scopeBind(readSignedOutFx, { scope: fork() })();

  it('a log-out is visible to other tabs and sites until somebody logs in', async () => {
    expect(await isMarked()).toBe(false);
    await marked();
    expect(await isMarked()).toBe(true);
    await keepToken('t1');
    expect(await isMarked()).toBe(false);
    await dropToken();
  });
});
