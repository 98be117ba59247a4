import { describe, expect, test } from 'vitest';
import type { Offer } from '../../catalogue/index.ts';
import { decideSwapState, findSwapRefusal, type SwappableBooking } from './swap.ts';

const booking: SwappableBooking = {
  isBooked: true,
  kind: 'class',
  hasName: true,
  startsAt: new Date('2026-11-25T12:00:00Z'),
  freeUntil: new Date('2026-11-25T10:00:00Z'),
};
const buildInstant = (time: string) => new Date(`2026-11-25T${time}Z`);
const noSwap = { allowed: false, message: null };

describe('the person of a booking', () => {
  test.each([
    ['10:00:00', { allowed: true, message: null }],
    ['10:00:01', { allowed: false, message: 'You could change who’s going until Wed 25 Nov at 10:00.' }],
    ['12:00:00', noSwap],
  ])('changing the person of a booking is possible while cancelling is free: at %s', (time, state) => {
    expect(decideSwapState(booking, true, buildInstant(time))).toEqual(state);
  });

  test.each(['course', 'camp'] as const)('the person of a booking is not changed for a %s', (kind) => {
    expect(decideSwapState({ ...booking, kind }, true, buildInstant('09:00:00'))).toEqual({
      allowed: false,
      message: `You can’t change who’s going to a ${kind}.`,
    });
  });

  test.each([
    ['of a cancelled one', { isBooked: false }],
    ['of places without names', { hasName: false }],
    ['of a court, which is the customer’s', { kind: 'court' as const }],
  ])('changing the person of %s is not mentioned', (_, overrides) => {
    expect(decideSwapState({ ...booking, ...overrides }, true, buildInstant('09:00:00'))).toEqual(noSwap);
  });

  test('changing the person is not mentioned to a customer without other people', () => {
    expect(decideSwapState(booking, false, buildInstant('09:00:00'))).toEqual(noSwap);
  });
});

describe('who comes instead', () => {
  const offer = (price: number, reduction: Offer['reduction'] = null): Offer => ({
    pricingOptionId: 'p',
    label: 'Adult',
    price,
    fullPrice: price,
    reduction,
    isDefault: true,
  });
  const ok = { canBook: true, code: 'ok' as const, message: null };
  const gil = {
    firstName: 'Gil',
    verdict: ok,
    offers: [offer(750)],
    reductions: [],
    unsignedWaiverTitles: [],
  };
  const paidBooking = { price: 750, reduction: null };
  const uses = { key: 'package:p-1', total: 10, frequency: null, isPersonal: false };
  const swims = { kind: 'package' as const, id: 'p-1', name: '10 swims', uses };
  const fitness = { kind: 'membership' as const, id: 'm-1', name: 'Unlimited Fitness' };

  test('a substitute pays the same price', () => {
    expect(findSwapRefusal(paidBooking, gil)).toBeNull();
  });

  test('a substitute with another price is refused, and the message names it', () => {
    expect(findSwapRefusal(paidBooking, { ...gil, offers: [offer(420)] })).toBe(
      'The price for Gil is £4.20, not £7.50. Please cancel this booking and book for Gil.',
    );
  });

  test('a substitute whose same price depends on their own membership is refused: it is another kind of price', () => {
    expect(findSwapRefusal(paidBooking, { ...gil, offers: [offer(750, fitness)] })).toBe(
      'Gil can’t use the price of this booking. Please cancel this booking and book for Gil.',
    );
  });

  test('a substitute does not share the membership that lowered the price, even if both pay nothing', () => {
    const freeBooking = { price: 0, reduction: fitness };
    expect(findSwapRefusal(freeBooking, { ...gil, offers: [offer(0)] })).toBe(
      '“Unlimited Fitness” doesn’t cover Gil. Please cancel this booking and book for Gil.',
    );
    expect(findSwapRefusal(freeBooking, { ...gil, offers: [offer(0, fitness)] })).toBeNull();
  });

  test('a substitute takes over a use that covers them too, even the last one', () => {
    const packageBooking = { price: 0, reduction: swims };
    const ownPackage = { ...swims, offerId: 'p-1', label: '10 swims, 0 left', left: 0 };
    expect(findSwapRefusal(packageBooking, { ...gil, reductions: [ownPackage] })).toBeNull();
    expect(findSwapRefusal(packageBooking, gil)).toBe(
      '“10 swims” doesn’t cover Gil. Please cancel this booking and book for Gil.',
    );
    const otherPackage = { ...ownPackage, uses: { ...uses, key: 'package:p-2' } };
    expect(findSwapRefusal(packageBooking, { ...gil, reductions: [otherPackage] })).toContain(
      'doesn’t cover Gil',
    );
  });

  test('a substitute who cannot take part is refused with the verdict, before any price', () => {
    const verdict = { canBook: false, code: 'too_young' as const, message: 'For people aged 16 and over.' };
    expect(findSwapRefusal(paidBooking, { ...gil, verdict, offers: [] })).toBe(
      'For people aged 16 and over.',
    );
  });

  test('a substitute who has not signed the waivers of the activity is refused', () => {
    expect(findSwapRefusal(paidBooking, { ...gil, unsignedWaiverTitles: ['Climbing'] })).toBe(
      'You haven’t accepted “Climbing” for Gil. Please cancel this booking and book for Gil.',
    );
  });
});
