import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CartActivity, toActivityFlags, transition } from './work';

const ALL: readonly CartActivity[] = ['idle', 'adding', 'removing', 'updating', 'clearing', 'paying', 'paid'];

it.each<[CartActivity, readonly CartActivity[]]>([
  ['idle', ['adding', 'removing', 'updating', 'clearing', 'paying']],
  ['adding', ['idle']],
  ['removing', ['idle']],
  ['updating', ['idle']],
  ['clearing', ['idle']],
  ['paying', ['idle', 'paid']],
  ['paid', ['idle']],
])('from “%s” the cart can only move to %j', (from, allowed) => {
  expect(ALL.filter((to) => to !== from && transition(from, to) === to)).toEqual(allowed);
});

it('only a payment leads to paid, and at most one flag is set at a time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ALL)), (wanted) => {
      let work: CartActivity = 'idle';
      for (const to of wanted) {
        const next = transition(work, to);
        if (next === 'paid' && work !== 'paid') expect(work).toBe('paying');
        work = next;
        expect(Object.values(toActivityFlags(work)).filter(Boolean).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it.each<[CartActivity, object]>([
  ['adding', { addingToCart: true }],
  ['removing', { removingFromCart: true }],
  ['paying', { paymentProcessing: true }],
  ['paid', { paymentComplete: true }],
])('“%s” sets the specification’s flag %j', (work, flag) => {
  expect(toActivityFlags(work)).toMatchObject(flag);
});
