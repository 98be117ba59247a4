import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup-browser';

afterEach(() => {
  cleanup();
});
