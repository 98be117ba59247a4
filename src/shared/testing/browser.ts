import { removeCookie } from '../lib';
import { fakeDialog } from './fake-dialog';

fakeDialog();

// No test here has a network. A call that nobody answers, of a model that an earlier file has loaded, fails at once instead of
// waiting for its time limit.
globalThis.fetch = () => Promise.reject(new TypeError('fetch failed: unit tests have no network'));

/** Test files share one browser (`isolate: false`): what an earlier one kept must not decide a later one. */
export function emptyBrowser(): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const pair of document.cookie.split(';')) {
    removeCookie(pair.split('=')[0]?.trim() ?? '', { domain: null });
  }
  window.history.replaceState(null, '', '/');
}
