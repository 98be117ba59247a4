import { fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { $config, readConfig } from '../config';
import { $mode, $subSite, type SubSite } from '../mode';
import { $builtRoutes } from './built';
import { $homeAddress } from './home';

const JOINING = 'https://join.example.org';
const built = { 'online-joining': ['/'], bookings: [], 'my-account': [] };

function homeOf(
  subSite: SubSite,
  { isKiosk = false, isEmbedded = false, isBuilt = false, onlineJoining = JOINING } = {},
) {
  const scope = fork({
    values: [
      [$subSite, subSite],
      [$mode, { isKiosk, isEmbedded, centre: isKiosk ? 'north hall' : null }],
      [$config, readConfig({ subSites: { onlineJoining } })],
      [$builtRoutes, { ...built, ...(isBuilt && { [subSite]: ['/'] }) }],
    ],
  });
  return scope.getState($homeAddress);
}

describe('Go home', () => {
  it('leads to the home of online joining on its own site', () => {
    expect(homeOf('online-joining')).toBe('/');
  });

  it.each(['bookings', 'my-account'] as const)(
    'on %s leads to that of online joining until it has one',
    (site) => {
      expect(homeOf(site)).toBe(`${JOINING}/`);
      expect(homeOf(site, { isBuilt: true })).toBe('/');
    },
  );

  it('tells the other site that it runs on a kiosk, and where', () => {
    expect(homeOf('bookings', { isKiosk: true })).toBe(`${JOINING}/?kiosk=true&centre=north+hall`);
  });

  it('tells the other site that it is inside another page: its document would not be let in otherwise', () => {
    expect(homeOf('my-account', { isEmbedded: true })).toBe(`${JOINING}/?embedded`);
    expect(homeOf('my-account', { isEmbedded: true, isKiosk: true })).toMatch(/\?kiosk=true&.*&embedded$/);
  });

  it('stays on the site where no other has an address: the page is loaded again', () => {
    expect(homeOf('bookings', { onlineJoining: '' })).toBe('/');
  });
});
