import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { connectionRestored } from '@/shared/connection';
import { buildCosts } from '../testing/costs';
import { createFailure, monthly, setUp } from '../testing/costs-world';

describe('prices that cannot be calculated or loaded', () => {
  // Proves J6.17.
  it("a price that the server cannot calculate shows 'Could not calculate price.'", async () => {
    const { model, scope } = setUp({
      answer: createFailure({
        kind: 'validation',
        message: 'No.',
        errors: { incalculablePrice: ['No price.'] },
      }),
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$costsError)).toBe('Could not calculate price.');
    expect(scope.getState(model.$canContinue)).toBe(false);
  });

  it('a price that failed to load can be retried, and a success clears the error', async () => {
    let isUp = false;
    const { model, scope } = setUp({
      answer: () => (isUp ? Promise.resolve(buildCosts()) : Promise.reject({ kind: 'network' })),
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$costsError)).toBe('Something has gone wrong, please try again.');
    isUp = true;
    await allSettled(model.retryClicked, { scope });
    expect(scope.getState(model.$costsError)).toBe(null);
    expect(scope.getState(model.$costs)).not.toBe(null);
  });

  it('the error stays while the price is requested again', async () => {
    const answers: (() => void)[] = [];
    const { model, scope } = setUp({
      answer: () => new Promise((_, reject) => answers.push(() => reject({ kind: 'network' }))),
    });
    const opening = allSettled(model.opened, { scope });
    await expect.poll(() => answers.length).toBe(1);
    answers[0]?.();
    await opening;
    expect(scope.getState(model.$blockers)).toContain('get the price again, or change the dates');
    const trying = allSettled(model.retryClicked, { scope });
    expect(scope.getState(model.$costsError)).not.toBe(null);
    expect(scope.getState(model.$canContinue)).toBe(false);
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.();
    await trying;
  });

  it('a failed price is the only step left to do', async () => {
    const { model, scope } = setUp({
      selection: { ...monthly, paymentType: 'fixed' },
      answer: createFailure({ kind: 'network' }),
    });
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$blockers)).toEqual(['get the price again, or change the dates']);
  });

  it('a failed price is requested again when the connection is restored, and no other price is', async () => {
    let isUp = false;
    const { model, scope, requests } = setUp({
      answer: () => (isUp ? Promise.resolve(buildCosts()) : Promise.reject({ kind: 'network' })),
    });
    await allSettled(model.opened, { scope });
    isUp = true;
    await allSettled(connectionRestored, { scope });
    expect(scope.getState(model.$costs)).not.toBeNull();
    await allSettled(connectionRestored, { scope });
    expect(requests).toHaveLength(2);
  });
});
