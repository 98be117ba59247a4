import { allSettled, createStore, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure, Promotion } from '@/shared/api';
import { waitForNextTask } from '@/shared/lib';
import { fakeOperator } from '@/shared/testing';
import { buildPromotion } from '../../../../tests/fixtures/promotions.ts';
import { createPromoCode } from './promo-code';

const VALIDATE = 'GET /api/v1/membership-promotions/validate';

function setUp(answer: () => Promise<Promotion> = async () => ({ id: 'promotion', code: 'NEWYEAR' })) {
  const requestedParams: unknown[] = [];
  const $paymentOptionId = createStore<string | null>('option');
  const model = createPromoCode({ $paymentOptionId });
  const handler = (params: unknown) => {
    requestedParams.push(params);
    return answer();
  };
  return {
    model,
    requestedParams,
    $paymentOptionId,
    scope: fork({ handlers: [[model.validateCodeFx, handler]] }),
  };
}

async function apply(code: string, { model, scope }: ReturnType<typeof setUp>) {
  await allSettled(model.addClicked, { scope });
  await allSettled(model.codeChanged, { scope, params: code });
  await allSettled(model.applyClicked, { scope });
}

const failingWith = (failure: ApiFailure) => () => Promise.reject(failure);

describe('the promo code', () => {
  // Proves J7.2.
  it('Add opens the promo code’s field', async () => {
    const { model, scope } = setUp();
    expect(scope.getState(model.$status)).toBe('closed');
    await allSettled(model.addClicked, { scope });
    expect(scope.getState(model.$status)).toBe('open');
  });

  it('a promo code is sent without quotes or full stops that were copied with it', async () => {
    const set = setUp();
    await apply(' “NEW–YEAR\u200B”. ', set);
    expect(set.requestedParams).toEqual([{ code: 'NEW-YEAR', paymentOptionId: 'option' }]);
  });

  // Proves J7.3.
  it('an empty promo code is not sent', async () => {
    const set = setUp();
    await apply('   ', set);
    expect(set.requestedParams).toEqual([]);
  });

  // Proves J7.2.
  it('a promo code is validated for the chosen payment option', async () => {
    const set = setUp();
    await apply(' newyear ', set);
    expect(set.requestedParams).toEqual([{ code: 'newyear', paymentOptionId: 'option' }]);
    expect(set.scope.getState(set.model.$promotion)).toEqual({ id: 'promotion', code: 'NEWYEAR' });
  });

  // Proves J7.4.
  it('an applied promo code locks its field', async () => {
    const set = setUp();
    await apply('newyear', set);
    await allSettled(set.model.codeChanged, { scope: set.scope, params: 'other' });
    expect(set.scope.getState(set.model.$code)).toBe('newyear');
    expect(set.scope.getState(set.model.$status)).toBe('applied');
  });

  // Proves J7.4.
  it('Remove clears the promo code', async () => {
    const set = setUp();
    await apply('newyear', set);
    await allSettled(set.model.removeClicked, { scope: set.scope });
    expect(set.scope.getState(set.model.$promotion)).toBe(null);
    expect(set.scope.getState(set.model.$code)).toBe('');
    expect(set.scope.getState(set.model.$status)).toBe('closed');
  });

  // Proves J7.5.
  it("an unknown promo code shows 'Code not recognised' and stays to be corrected", async () => {
    const set = setUp(failingWith({ kind: 'http', status: 404, message: null }));
    await apply('nwyear', set);
    expect(set.scope.getState(set.model.$error)).toBe('Code not recognised');
    expect(set.scope.getState(set.model.$code)).toBe('nwyear');
    await allSettled(set.model.codeChanged, { scope: set.scope, params: 'newyear' });
    expect(set.scope.getState(set.model.$error)).toBe(null);
  });

  // Proves J7.5.
  it.each<ApiFailure>([
    { kind: 'validation', message: 'Over.', errors: { code: ['Over.'] } },
    { kind: 'http', status: 400, message: 'No such code.' },
    { kind: 'http', status: 410, message: 'Gone.' },
  ])(
    "a refused promo code shows 'Code not recognised' however the server refuses it (%j)",
    async (failure) => {
      const set = setUp(failingWith(failure));
      await apply('newyear', set);
      expect(set.scope.getState(set.model.$error)).toBe('Code not recognised');
    },
  );

  // Proves J7.6.
  it('a server error is not reported as a wrong promo code', async () => {
    const set = setUp(failingWith({ kind: 'network' }));
    await apply('newyear', set);
    expect(set.scope.getState(set.model.$error)).toBe('Something has gone wrong, please try again.');
  });

  it('choosing another payment option removes the promo code', async () => {
    const set = setUp();
    await apply('newyear', set);
    await allSettled(set.$paymentOptionId, { scope: set.scope, params: 'other' });
    expect(set.scope.getState(set.model.$promotion)).toBe(null);
  });

  it('a late response for a removed promo code does not replace the current one’s promotion', async () => {
    const answerNow: Record<string, () => void> = {};
    const answerOf = (code: string) => async () => {
      await new Promise<void>((resolve) => {
        answerNow[code] = resolve;
      });
      return { data: buildPromotion({ id: `promotion ${code}`, code }) };
    };
    const calls = fakeOperator({
      [`${VALIDATE}/FIRST/option`]: answerOf('FIRST'),
      [`${VALIDATE}/SECOND/option`]: answerOf('SECOND'),
    });
    const model = createPromoCode({ $paymentOptionId: createStore<string | null>('option') });
    const scope = fork();
    const submit = async (code: string) => {
      void allSettled(model.addClicked, { scope });
      void allSettled(model.codeChanged, { scope, params: code });
      void allSettled(model.applyClicked, { scope });
      await vi.waitFor(() => expect(calls.at(-1)?.call).toContain(code));
    };
    await submit('FIRST');
    void allSettled(model.removeClicked, { scope });
    await submit('SECOND');
    answerNow.FIRST?.();
    await waitForNextTask();
    expect(scope.getState(model.$promotion)).toBeNull();
    answerNow.SECOND?.();
    await allSettled(scope);
    expect(scope.getState(model.$promotion)?.code).toBe('SECOND');
  });
});
