import { beforeEach, describe, expect, it } from 'vitest';
import { removeStored } from '../lib';
import { findMode, readMode, saveMode } from './mode';

const NORMAL = { isKiosk: false, isEmbedded: false, centre: null };

beforeEach(() => removeStored('session', 'pavilion.mode'));

describe('the mode of a visit', () => {
  // Proves S2.1.
  it.each([
    ['', NORMAL],
    ['?kiosk=true', { ...NORMAL, isKiosk: true }],
    ['?kiosk=1', NORMAL],
    ['?kiosk=true&centre=riverside', { ...NORMAL, isKiosk: true, centre: 'riverside' }],
    ['?embedded', { ...NORMAL, isEmbedded: true }],
    ['?embedded=true', { ...NORMAL, isEmbedded: true }],
    ['?embedded=false', NORMAL],
  ])('the query “%s” requests the mode %j', (search, mode) => {
    expect(readMode(search, NORMAL)).toEqual(mode);
  });

  // Proves S2.1.
  it('the mode is kept for the visit, so later pages without the parameters use it', () => {
    saveMode(findMode('?kiosk=true&centre=riverside'));
    expect(findMode('')).toEqual({ isKiosk: true, isEmbedded: false, centre: 'riverside' });
  });
});
