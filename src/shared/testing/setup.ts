import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { emptyBrowser } from './browser';

beforeEach(emptyBrowser);
afterEach(() => {
  cleanup();
});
