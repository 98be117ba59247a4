import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { fakeDialog } from './fake-dialog';

fakeDialog();

// Test files share one browser (`isolate: false`): what an earlier one kept must not decide a later one.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const pair of document.cookie.split(';')) {
    document.cookie = `${pair.split('=')[0]?.trim() ?? ''}=; Max-Age=0; Path=/`;
  }
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
});
