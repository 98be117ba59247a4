import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

// Code that is imported when it is drawn for the first time takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
beforeEach(emptyBrowser);
afterEach(() => {
  cleanup();
});
// Test files share one document.
afterAll(() => {
  document.body.replaceChildren();
});
