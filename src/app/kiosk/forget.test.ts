import { expect, test } from 'vitest';
import { writeCookie } from '@/shared/lib';
import { MODE_STORED_AS } from '@/shared/mode';
import { forgetEverything } from './forget';

test('nothing of a person stays in cookies and storages, and the kiosk stays a kiosk', async () => {
  writeCookie('pavilion_token', 'secret', { domain: null });
  writeCookie('__stripe_mid', 'of a provider', { domain: null });
  sessionStorage.setItem(MODE_STORED_AS, '{"isKiosk":true}');
  sessionStorage.setItem('pavilion.joining', 'a selection');
  localStorage.setItem('anything', 'at all');
  window.name = 'carried over';

  await forgetEverything();

  expect(document.cookie).toBe('');
  expect({ ...sessionStorage }).toEqual({ [MODE_STORED_AS]: '{"isKiosk":true}' });
  expect(localStorage.length).toBe(0);
  expect(window.name).toBe('');
});
