// @vitest-environment-options { "url": "https://join.leisure.test/kiosk" }
import { beforeEach, expect, test } from 'vitest';
import { writeCookie } from '@/shared/lib';
import { forgetEverything } from './forget';

beforeEach(() => {
  expect(globalThis.location.hostname).toBe('join.leisure.test');
});

test.each([null, 'join.leisure.test', 'leisure.test'])(
  'a secure cookie of the domain %s is deleted',
  async (domain) => {
    writeCookie('pavilion_token', 'secret', { domain });
    expect(document.cookie).toContain('secret');
    await forgetEverything();
    expect(document.cookie).toBe('');
  },
);
