import { fork, scopeBind } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropTokenFx, keepTokenFx, markSignedOutFx, readSignedOutFx, readTokenFx } from './token';

const SITE = { siteName: 'pavilion', parentDomain: '' };

// Only the effect is tested.
const kept = (token: string) => scopeBind(keepTokenFx, { scope: fork() })(token);
const read = () => scopeBind(readTokenFx, { scope: fork() })();
const dropped = () => scopeBind(dropTokenFx, { scope: fork() })();

describe('the token', () => {
  it('the token is stored in the cookie and nowhere else', async () => {
    expect(await kept('t1')).toBe('t1');
    expect(document.cookie).toContain(`${SITE.siteName}_token=t1`);
    expect(sessionStorage.length).toBe(0);
  });

  it('a cookie that the API has already set is not written again', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: stands for the cookie that the API's answer sets.
    document.cookie = 'pavilion_token=t-set; Path=/';
    const written = vi.spyOn(document, 'cookie', 'set');
    expect(await kept('t-set')).toBe('t-set');
    expect(written.mock.calls.flat().filter((cookie) => cookie.includes('t-set'))).toEqual([]);
    written.mockRestore();
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
    expect(await kept('t1')).toBe('t1');
    expect(await read()).toBe('t1');
    await dropped();
    expect(await read()).toBeNull();
  });

  it('without cookies and session storage the token is kept in memory', async () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await kept('t2')).toBe('t2');
    expect(await read()).toBe('t2');
    await dropped();
    expect(await read()).toBeNull();
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
    await kept('t1');
    expect(await isMarked()).toBe(false);
    await dropped();
  });
});
