import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $config, readConfig } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { $kioskHome } from './wipe';

const homeOf = (kioskHomeUrl: string | null) =>
  fork({
    values: [
      [$mode, { isKiosk: true, isEmbedded: false, centre: 'riverside' }],
      [$config, readConfig({ kioskHomeUrl })],
    ],
  }).getState($kioskHome);

test('a visit ends at the site’s own kiosk home, with its centre', () => {
  expect(homeOf(null)).toBe('/kiosk?kiosk=true&centre=riverside');
});

test('a kiosk’s own home wins when it is configured', () => {
  expect(homeOf('https://kiosk.example.org/')).toBe('https://kiosk.example.org/');
});
