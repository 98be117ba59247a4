import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decideHandoffOutcome,
  deriveHandoffState,
  extendExpiryForPayment,
  HANDOFF_TIMES,
  type HandoffActor,
  type HandoffEvent,
  type HandoffState,
  isLiveHandoffState,
} from './handoff-state.ts';

const HANDOFF_STATES: readonly HandoffState[] = [
  ...(['waiting', 'opened', 'paying'] as const),
  ...(['paid', 'expired', 'cancelled', 'given_back'] as const),
];
const HANDOFF_EVENTS: readonly HandoffEvent[] = [
  ...(['claim', 'pay', 'payment-ended', 'order'] as const),
  ...(['give-back', 'cancel', 'extend', 'time-out'] as const),
];
const HANDOFF_ACTORS: readonly HandoffActor[] = ['staff', 'customer', 'other', 'server'];

/** Every allowed transition: state, event, who causes it, next state. */
const POSSIBLE_TRANSITIONS: readonly [HandoffState, HandoffEvent, HandoffActor, HandoffState][] = [
  ['waiting', 'claim', 'customer', 'opened'],
  ['waiting', 'give-back', 'customer', 'given_back'],
  ['waiting', 'cancel', 'staff', 'cancelled'],
  ['waiting', 'extend', 'staff', 'waiting'],
  ['waiting', 'time-out', 'server', 'expired'],
  ['opened', 'claim', 'customer', 'opened'],
  ['opened', 'pay', 'customer', 'paying'],
  ['opened', 'pay', 'server', 'paying'],
  ['opened', 'order', 'customer', 'paid'],
  ['opened', 'order', 'server', 'paid'],
  ['opened', 'give-back', 'customer', 'given_back'],
  ['opened', 'cancel', 'staff', 'cancelled'],
  ['opened', 'extend', 'staff', 'opened'],
  ['opened', 'time-out', 'server', 'expired'],
  ['paying', 'claim', 'customer', 'paying'],
  ['paying', 'pay', 'customer', 'paying'],
  ['paying', 'pay', 'server', 'paying'],
  ['paying', 'payment-ended', 'server', 'opened'],
  ['paying', 'order', 'customer', 'paid'],
  ['paying', 'order', 'server', 'paid'],
];

const everything = HANDOFF_STATES.flatMap((state) =>
  HANDOFF_EVENTS.flatMap((event) => HANDOFF_ACTORS.map((actor) => [state, event, actor] as const)),
);

describe('a basket that was handed over', () => {
  test.each(everything)('%s, %s by %s', (state, event, who) => {
    const [, , , nextState] =
      POSSIBLE_TRANSITIONS.find(
        ([from, transitionEvent, transitionActor]) =>
          from === state && transitionEvent === event && transitionActor === who,
      ) ?? [];
    const outcome = decideHandoffOutcome(state, event, who);
    if (nextState !== undefined) return expect(outcome).toEqual({ newState: nextState });
    const isTheirs = POSSIBLE_TRANSITIONS.some(([, what, by]) => what === event && by === who);
    const refusal = !isTheirs ? 'forbidden' : state === 'paying' ? 'paying' : 'over';
    return expect(outcome).toEqual({ refusal });
  });

  test('a basket that was handed over runs out at its time, but never while it is being paid or when it is over', () => {
    const expiresAt = new Date('2026-11-24T10:10:00Z');
    const [before, then] = [new Date('2026-11-24T10:09:59Z'), expiresAt];
    for (const state of HANDOFF_STATES) {
      expect(deriveHandoffState({ state, expiresAt }, before)).toBe(state);
      const isOut = state === 'waiting' || state === 'opened';
      expect(deriveHandoffState({ state, expiresAt }, then)).toBe(isOut ? 'expired' : state);
    }
  });

  test('a basket that was handed over stays valid for at least five minutes after a payment that took no money', () => {
    const now = new Date('2026-11-24T10:00:00Z');
    const latePayment = new Date(now.getTime() + HANDOFF_TIMES.leastLeftAfterPaymentMs);
    expect(extendExpiryForPayment(new Date('2026-11-24T10:01:00Z'), now)).toEqual(latePayment);
    expect(extendExpiryForPayment(new Date('2026-11-24T10:09:00Z'), now)).toEqual(
      new Date('2026-11-24T10:09:00Z'),
    );
  });
});

/** A model of the till basket: a payment may claim it only while it is handed over, the till only while it is not. */
interface World {
  handoff: HandoffState | null;
  claimed: boolean;
  orders: number;
  cash: number;
  charges: number;
}

const STEP_NAMES = ['hand over', 'cash', 'claim the basket', 'capture', 'let go', ...HANDOFF_EVENTS] as const;

function step(world: World, name: (typeof STEP_NAMES)[number], who: HandoffActor): World {
  const live = world.handoff !== null && isLiveHandoffState(world.handoff);
  const isOpen = world.orders === 0 && !world.claimed;
  switch (name) {
    case 'hand over':
      return isOpen && !live ? { ...world, handoff: 'waiting' } : world;
    case 'cash':
      return isOpen && !live ? { ...world, orders: world.orders + 1, cash: world.cash + 1 } : world;
    case 'claim the basket': {
      const outcome = world.handoff && isOpen ? decideHandoffOutcome(world.handoff, 'pay', 'server') : null;
      return outcome && 'newState' in outcome
        ? { ...world, handoff: outcome.newState, claimed: true }
        : world;
    }
    case 'capture': {
      const outcome =
        world.handoff && world.claimed ? decideHandoffOutcome(world.handoff, 'order', 'server') : null;
      if (!outcome || !('newState' in outcome)) return world;
      const { orders, charges } = world;
      return {
        ...world,
        handoff: outcome.newState,
        claimed: false,
        orders: orders + 1,
        charges: charges + 1,
      };
    }
    case 'let go': {
      const outcome =
        world.handoff && world.claimed
          ? decideHandoffOutcome(world.handoff, 'payment-ended', 'server')
          : null;
      return outcome && 'newState' in outcome
        ? { ...world, handoff: outcome.newState, claimed: false }
        : world;
    }
    // These events come from the basket's own steps.
    case 'order':
    case 'payment-ended':
      return world;
    default: {
      const outcome = world.handoff ? decideHandoffOutcome(world.handoff, name, who) : null;
      return outcome && 'newState' in outcome ? { ...world, handoff: outcome.newState } : world;
    }
  }
}

test('no sequence of events makes two orders, takes both cash and a charge, or takes a basket back while its card is charged', () => {
  const anyMove = fc.tuple(fc.constantFrom(...STEP_NAMES), fc.constantFrom(...HANDOFF_ACTORS));
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
      let world: World = { handoff: null, claimed: false, orders: 0, cash: 0, charges: 0 };
      for (const [name, who] of moves) {
        world = step(world, name, who);
        expect(world.orders).toBeLessThanOrEqual(1);
        expect(world.cash + world.charges).toBe(world.orders);
        if (world.claimed) expect(world.handoff).toBe('paying');
      }
    }),
    { numRuns: 500 },
  );
});
