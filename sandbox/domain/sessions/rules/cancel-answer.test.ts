import { describe, expect, test } from 'vitest';
import { buildCancelAnswer, type CancellableBooking, combineCancelAnswers } from './cancel-answer.ts';

const SESSION_START = new Date('2026-11-24T18:30:00Z');
const booking: CancellableBooking = {
  id: 'a-booking',
  startsAt: SESSION_START,
  price: 750,
  cancelRule: { freeMinutes: 120, lateFee: 300 },
  paidWithUse: null,
};
const answerAt = (minutesBefore: number, overrides: Partial<CancellableBooking> = {}) =>
  buildCancelAnswer({ ...booking, ...overrides }, new Date(SESSION_START.getTime() - minutesBefore * 60_000));

describe('cancelling a booking is explained in words', () => {
  const pass = { kind: 'package', name: '10-swim pass' } as const;
  test.each([
    ['in time', 121, {}, 'You’ll get a refund of £7.50, as credit on your account.'],
    ['in time, free', 121, { price: 0 }, 'It’s free to cancel.'],
    [
      'in time, by a pass',
      121,
      { price: 0, paidWithUse: pass },
      'We’ll put the visit back on your 10-swim pass.',
    ],
    [
      'late',
      119,
      {},
      'It’s less than 2 hours before the start, so we’ll keep £3.00 and you’ll get a refund of £4.50, as credit on your account.',
    ],
    [
      'late, by a pass',
      119,
      { price: 0, paidWithUse: pass },
      'It’s less than 2 hours before the start, so there’s no refund and a £3.00 fee. You can’t book again until it’s paid.',
    ],
    [
      'late without a fee',
      1439,
      { cancelRule: { freeMinutes: 1440, lateFee: null } },
      'It’s less than 1 day before the start, so there’s no refund.',
    ],
  ])('%s', (_, minutes, overrides, sentence) => {
    expect(answerAt(minutes, overrides)?.sentence).toBe(sentence);
  });

  test('a returned use goes back to where it came from, and a late cancellation returns none', () => {
    expect(answerAt(121, { price: 0, paidWithUse: pass })?.refundTo).toBe('package');
    expect(answerAt(119, { price: 0, paidWithUse: pass })?.refundTo).toBe('none');
    expect(answerAt(121)?.refundTo).toBe('credit');
  });

  test('equal outcomes have the same name, different ones do not', () => {
    expect(answerAt(300)?.expected).toBe(answerAt(121)?.expected);
    expect(answerAt(119)?.expected).not.toBe(answerAt(121)?.expected);
    expect(answerAt(121, { id: 'another' })?.expected).not.toBe(answerAt(121)?.expected);
  });

  test('nothing can be cancelled once the session has begun', () => {
    expect(answerAt(0)).toBeNull();
  });
});

describe('cancelling the days of a camp together', () => {
  const answerPart = (minutesBefore: number, overrides: Partial<CancellableBooking> = {}) => {
    const answer = answerAt(minutesBefore, overrides);
    return answer ? [{ answer, price: overrides.price ?? booking.price }] : [];
  };
  const cancelParts = (...parts: ReturnType<typeof answerPart>[]) => combineCancelAnswers(parts.flat());

  test('cancelling the days of a camp together in time refunds everything in one sum', () => {
    expect(cancelParts(answerPart(5000, { id: 'a' }), answerPart(6000, { id: 'b' }))).toMatchObject({
      outcome: 'free',
      refundTo: 'credit',
      refund: 1500,
      fee: 0,
      sentence: 'You’ll get a refund of £15.00 for 2 days, as credit on your account.',
    });
  });

  test('cancelling the days of a camp together keeps the fee of a day that is too near, and says so', () => {
    expect(cancelParts(answerPart(60, { id: 'a' }), answerPart(6000, { id: 'b' }))).toMatchObject({
      outcome: 'late',
      refund: 1200,
      sentence:
        'You’ll get a refund of £12.00 for 2 days, as credit on your account. We’ll keep £3.00, because it’s too late to cancel 1 day free.',
    });
  });

  test('cancelling the days of a camp together costs a fee if nothing was paid', () => {
    expect(
      cancelParts(answerPart(60, { id: 'a', price: 0 }), answerPart(6000, { id: 'b', price: 0 })),
    ).toMatchObject({
      refundTo: 'none',
      refund: 0,
      fee: 300,
      sentence: 'There’s no refund for 2 days. There’s a £3.00 fee. You can’t book again until it’s paid.',
    });
  });

  test('cancelling the days of a camp together in time is free of charge if nothing was paid', () => {
    expect(
      cancelParts(answerPart(5000, { id: 'a', price: 0 }), answerPart(6000, { id: 'b', price: 0 })),
    ).toMatchObject({
      outcome: 'free',
      sentence: 'It’s free to cancel 2 days.',
    });
  });

  test('cancelling the days of a camp together has a name that depends on each day, but not on their order', () => {
    const [firstPart, secondPart, latePart] = [
      answerPart(5000, { id: 'a' }),
      answerPart(6000, { id: 'b' }),
      answerPart(60, { id: 'a' }),
    ];
    expect(cancelParts(firstPart, secondPart)?.expected).toBe(cancelParts(secondPart, firstPart)?.expected);
    expect(cancelParts(firstPart, secondPart)?.expected).not.toBe(
      cancelParts(firstPart, answerPart(6000, { id: 'c' }))?.expected,
    );
    expect(cancelParts(firstPart, secondPart)?.expected).not.toBe(
      cancelParts(latePart, secondPart)?.expected,
    );
    expect(cancelParts(firstPart, secondPart)?.expected).not.toBe(cancelParts(firstPart)?.expected);
  });

  test('cancelling the days of a camp together is impossible if no day is left', () => {
    expect(cancelParts()).toBeNull();
  });
});
