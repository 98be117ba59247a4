import { fork } from 'effector';
import { expect, test } from 'vitest';
import { $config, readConfig } from '@/shared/config';
import { $mode, $subSite, type SubSite } from '@/shared/mode';
import { $kioskHome } from './wipe';

const homeOf = (kioskHomeUrl: string | null, subSite: SubSite = 'online-joining') =>
  fork({
    values: [
      [$mode, { isKiosk: true, isEmbedded: false, centre: 'riverside' }],
      [$subSite, subSite],
      [$config, readConfig({ kioskHomeUrl, subSites: { onlineJoining: 'https://join.example.org' } })],
    ],
  }).getState($kioskHome);

test('a visit ends at the site’s own kiosk home, with its centre', () => {
  expect(homeOf(null)).toBe('/kiosk?kiosk=true&centre=riverside');
});

test('a kiosk’s own home wins when it is configured', () => {
  expect(homeOf('https://kiosk.example.org/')).toBe('https://kiosk.example.org/');
});

test('a visit that ends on another site ends at the kiosk home of online joining', () => {
  expect(homeOf(null, 'bookings')).toBe('https://join.example.org/kiosk?kiosk=true&centre=riverside');
  expect(homeOf('https://kiosk.example.org/', 'bookings')).toBe('https://kiosk.example.org/');
});
