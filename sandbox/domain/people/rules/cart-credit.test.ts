import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limitCartCredit } from './cart-credit.ts';

const pence = fc.integer({ min: 0, max: 100_000 });
const amounts = fc.record({ membership: pence, general: pence });

test('credit never pays more than is available, than is wanted or than the cart costs', () => {
  fc.assert(
    fc.property(amounts, amounts, pence, pence, (wantedCredit, available, memberships, otherItemsPence) => {
      const total = memberships + otherItemsPence;
      const { membership, general } = limitCartCredit(wantedCredit, available, { total, memberships });
      expect(membership.applied + general.applied).toBeLessThanOrEqual(total);
      expect(membership.applied).toBe(Math.min(wantedCredit.membership, available.membership, memberships));
      expect(general.applied).toBeLessThanOrEqual(general.mostUsable);
      expect(general.applied).toBeLessThanOrEqual(Math.min(wantedCredit.general, available.general));
    }),
  );
});

test('using all credit of both kinds pays as much as they can', () => {
  fc.assert(
    fc.property(amounts, pence, pence, (available, memberships, others) => {
      const cart = { total: memberships + others, memberships };
      const { membership, general } = limitCartCredit(available, available, cart);
      const membershipCredit = Math.min(available.membership, memberships);
      expect(membership.applied + general.applied).toBe(
        membershipCredit + Math.min(available.general, cart.total - membershipCredit),
      );
      const secondResult = limitCartCredit(
        { membership: membership.applied, general: general.applied },
        available,
        cart,
      );
      expect(secondResult).toEqual({ membership, general });
    }),
  );
});

test('membership credit pays for memberships only', () => {
  const plenty = { membership: 5000, general: 0 };
  expect(limitCartCredit(plenty, plenty, { total: 1000, memberships: 400 }).membership).toEqual({
    available: 5000,
    mostUsable: 400,
    applied: 400,
  });
});
