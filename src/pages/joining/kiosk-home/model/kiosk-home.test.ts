import { allSettled, fork } from 'effector';
import { afterEach, describe, expect, it } from 'vitest';
import type { Venue } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { removeStored } from '@/shared/lib';
import { modeRequested } from '@/shared/mode';
import { $bookingsUrl, $buyPath, $welcome, loadCentreFx, opened } from './kiosk-home';

afterEach(() => removeStored('session', 'pavilion.mode'));

async function openKiosk(search: string, centre: () => Promise<Pick<Venue, 'name'>>) {
  const scope = fork({ handlers: [[loadCentreFx, centre]] });
  await allSettled(modeRequested, { scope, params: search });
  await allSettled(opened, { scope });
  return scope;
}

describe("the kiosk's home", () => {
  // Proves F4.1.
  it('the kiosk’s home shows the name of its centre and a link to its memberships', async () => {
    const scope = await openKiosk('?kiosk=true&centre=riverside', async () => ({ name: 'Riverside' }));
    expect(scope.getState($welcome)).toBe('Welcome to Riverside');
    expect(scope.getState($buyPath)).toBe('/centre/riverside');
  });

  // Proves F4.1.
  it('without a centre the kiosk’s home links to the choice of one', async () => {
    const scope = await openKiosk('?kiosk=true', () => Promise.reject({ kind: 'network' }));
    expect(scope.getState($welcome)).toBe('Welcome');
    expect(scope.getState($buyPath)).toBe('/');
  });

  it('the kiosk’s home shows a plain welcome if the centre fails to load', async () => {
    const scope = await openKiosk('?kiosk=true&centre=riverside', () => Promise.reject({ kind: 'network' }));
    expect(scope.getState($welcome)).toBe('Welcome');
    expect(scope.getState($buyPath)).toBe('/centre/riverside');
  });

  it('the kiosk’s home has no link to memberships if joining online is off', () => {
    const config = readConfig({ flags: { onlineJoiningEnabled: false } });
    expect(fork({ values: [[$config, config]] }).getState($buyPath)).toBeNull();
  });

  const subSites = { bookings: 'https://book.example.org' };
  const readBookingsUrl = (config: object) =>
    fork({ values: [[$config, readConfig(config)]] }).getState($bookingsUrl);

  // Proves F4.2.
  it("the kiosk's home links to the bookings site with kiosk=true, if its address is configured", () => {
    expect(readBookingsUrl({ subSites })).toBe('https://book.example.org/?kiosk=true');
    expect(readBookingsUrl({})).toBeNull();
  });
});
