import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fakeDialog } from './fake-dialog';

fakeDialog();

afterEach(() => {
  cleanup();
});
