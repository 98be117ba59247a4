import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

beforeEach(emptyBrowser);
afterEach(() => {
  cleanup();
});
// Test files share one document.
afterAll(() => {
  document.body.replaceChildren();
});
