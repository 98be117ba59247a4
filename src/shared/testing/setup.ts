import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

beforeEach(emptyBrowser);
afterEach(() => {
  cleanup();
});
// Test files share one document: what one leaves in it must not be found by the next.
afterAll(() => {
  document.body.replaceChildren();
});
