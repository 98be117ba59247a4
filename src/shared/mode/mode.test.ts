import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeStored } from '../lib';
import { $mode, modeFrom, modeRequested } from './mode';

const NORMAL = { isKiosk: false, isEmbedded: false, centre: null };

beforeEach(() => removeStored('session', 'pavilion.mode'));

describe('the mode of a visit', () => {
  it.each([
    ['', NORMAL],
    ['?kiosk=true', { ...NORMAL, isKiosk: true }],
    ['?kiosk=1', NORMAL],
    ['?kiosk=true&centre=riverside', { ...NORMAL, isKiosk: true, centre: 'riverside' }],
    ['?embedded', { ...NORMAL, isEmbedded: true }],
    ['?embedded=true', { ...NORMAL, isEmbedded: true }],
    ['?embedded=false', NORMAL],
  ])('an address with “%s” asks for %j', (search, mode) => {
    expect(modeFrom(search, NORMAL)).toEqual(mode);
  });

  it('is kept for the visit: a later page without the parameters is in the same mode', async () => {
    await allSettled(modeRequested, { scope: fork(), params: '?kiosk=true&centre=riverside' });
    const later = fork();
    await allSettled(modeRequested, { scope: later, params: '' });
    expect(later.getState($mode)).toEqual({ isKiosk: true, isEmbedded: false, centre: 'riverside' });
  });
});
