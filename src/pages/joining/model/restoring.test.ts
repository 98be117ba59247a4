import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '@/shared/api';
import { openIn, toastsIn } from './joining-steps';
import { venue, visit } from './joining-world';
import { changeLocationClicked } from './losing';
import { selection } from './parts';
import { $isCentreLost, centreRetryClicked } from './restoring';
import { $isWaiting } from './way';

const MONTHLY = '/centre/riverside-leisure-centre/membership/total-fitness/recurring';

describe('an address whose centre does not come', () => {
  function arrive(failure: ApiFailure) {
    let isDown = true;
    const recover = () => {
      isDown = false;
    };
    const visited = visit({ path: MONTHLY, centre: () => (isDown ? Promise.reject(failure) : venue) });
    return visited.then((world) => ({ ...world, recover }));
  }
  const here = (entries: readonly { to: string }[]) => entries.at(-1)?.to;

  test('because the operator has none of that name leads home', async () => {
    const { scope, entries } = await arrive({ kind: 'http', status: 404, message: 'No such centre.' });
    expect(here(entries)).toBe('/');
    expect(toastsIn(scope)).toEqual(['No such centre.']);
    expect(scope.getState($isCentreLost)).toBe(false);
  });

  test('because the server fails stays, and what it names is there after another try', async () => {
    const { scope, entries, recover } = await arrive({ kind: 'http', status: 500, message: null });
    expect(here(entries)).toBe(MONTHLY);
    expect(scope.getState($isCentreLost)).toBe(true);
    recover();
    await allSettled(centreRetryClicked, { scope });
    expect(scope.getState($isCentreLost)).toBe(false);
    expect(scope.getState(selection.$membership)?.membershipType.slug).toBe('total-fitness');
    expect(openIn(scope)).toBe('details');
  });

  test('can be left for another centre', async () => {
    const { scope, entries } = await arrive({ kind: 'network' });
    await allSettled(changeLocationClicked, { scope });
    expect(here(entries)).toBe('/');
    expect(scope.getState($isCentreLost)).toBe(false);
    expect(scope.getState($isWaiting)).toBe(false);
  });
});
