import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { networkFailure } from '@/shared/api';
import { $config, readConfig } from '@/shared/config';
import { $mode, type Mode } from '@/shared/mode';
import { navigatorReady } from '@/shared/routes';
import { $isWarningShown, clearCartFx, leaveClicked, startOverClicked, stayClicked } from './leave';

const normal: Mode = { isKiosk: false, isEmbedded: false, centre: null };
const kiosk: Mode = { isKiosk: true, isEmbedded: false, centre: 'riverside' };

type Given = { kioskHomeUrl?: string | null; clears?: boolean };

async function left(mode: Mode, { kioskHomeUrl = null, clears = true }: Given = {}) {
  const went: string[] = [];
  const scope = fork({
    values: [
      [$mode, mode],
      [$config, readConfig({ kioskHomeUrl })],
    ],
    handlers: [[clearCartFx, () => (clears ? undefined : Promise.reject(networkFailure))]],
  });
  await allSettled(navigatorReady, { scope, params: (to: string) => void went.push(to) });
  await allSettled(leaveClicked, { scope });
  return went;
}

test('staying closes the warning', async () => {
  const scope = fork();
  await allSettled(startOverClicked, { scope });
  expect(scope.getState($isWarningShown)).toBe(true);
  await allSettled(stayClicked, { scope });
  expect(scope.getState($isWarningShown)).toBe(false);
});

test('leaving goes to the joining home', async () => {
  expect(await left(normal)).toEqual(['/']);
});

test('in a kiosk leaving goes to the kiosk’s joining home, with its centre', async () => {
  expect(await left(kiosk)).toEqual(['/kiosk?kiosk=true&centre=riverside']);
});

test('a kiosk’s own home wins when it is configured', async () => {
  expect(await left(kiosk, { kioskHomeUrl: '/own-kiosk-home' })).toEqual(['/own-kiosk-home']);
});

test('a cart that could not be cleared does not keep anybody here', async () => {
  expect(await left(normal, { clears: false })).toEqual(['/']);
});
