import { removeCookie } from '../lib';
import { fakeDialog } from './fake-dialog';

fakeDialog();

// Unit tests have no network: unmocked calls fail at once instead of waiting for the time limit.
globalThis.fetch = () => Promise.reject(new TypeError('fetch failed: unit tests have no network'));

/** Resets the browser's state, because test files share one browser (`isolate: false`). */
export function emptyBrowser(): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const pair of document.cookie.split(';')) {
    removeCookie(pair.split('=')[0]?.trim() ?? '', { domain: null });
  }
  window.history.replaceState(null, '', '/');
}
