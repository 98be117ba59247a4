import { allSettled, fork } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { MODE_STORAGE_KEY } from '../boot';
import { removeStored } from '../lib';
import { $mode, modeRequested } from './mode';

beforeEach(() => removeStored('session', MODE_STORAGE_KEY));

it('a later page without the parameters keeps the mode of the first page', async () => {
  await allSettled(modeRequested, { scope: fork(), params: '?kiosk=true&centre=riverside' });
  const later = fork();
  await allSettled(modeRequested, { scope: later, params: '' });
  expect(later.getState($mode)).toEqual({ isKiosk: true, isEmbedded: false, centre: 'riverside' });
});
