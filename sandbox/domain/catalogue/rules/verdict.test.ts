import { expect, test } from 'vitest';
import { decideVerdict, type VerdictFacts } from './verdict.ts';

const offer = {
  pricingOptionId: 'p',
  label: 'Adult',
  price: 750,
  fullPrice: 750,
  reduction: null,
  isDefault: true,
};
const facts: VerdictFacts = {
  state: 'available',
  cancelledReason: null,
  opensText: null,
  age: 30,
  ages: { min: 16, max: 59 },
  offers: [offer],
  ownPlace: null,
  hasPenalties: false,
  limit: null,
  refusedClash: null,
};

test.each<[string, Partial<VerdictFacts>]>([
  ['ok', {}],
  ['ok', { state: 'few', age: 16 }],
  ['ok', { age: null }],
  ['ok', { age: 99, ages: null }],
  ['full', { state: 'full' }],
  ['not_open_yet', { state: 'not_yet', opensText: 'Tue, 24 Nov at 07:00' }],
  ['closed', { state: 'closed' }],
  ['closed', { state: 'cancelled', cancelledReason: 'A flood.' }],
  ['closed', { state: 'drop_in' }],
  ['too_young', { age: 15 }],
  ['too_old', { age: 60 }],
  ['not_member', { offers: [] }],
  ['penalties', { hasPenalties: true }],
  [
    'limit_reached',
    { limit: { kind: 'perDay', mostAllowed: 1 }, refusedClash: 'Spin at 18:45', state: 'full' },
  ],
  ['clash_refused', { refusedClash: 'Spin at 18:45', state: 'not_yet' }],
  ['already_booked', { ownPlace: 'booked', state: 'full' }],
  ['in_basket', { ownPlace: 'in_basket', state: 'full' }],
  ['too_young', { age: 15, state: 'full', hasPenalties: true }],
])('the verdict is "%s" for %j', (code, overrides) => {
  const verdict = decideVerdict({ ...facts, ...overrides });
  expect(verdict).toMatchObject({ code, canBook: code === 'ok' });
  expect(verdict.message === null).toBe(code === 'ok');
});

test.each([
  [{ min: 16, max: null }, 15, '16 or over'],
  [{ min: null, max: 15 }, 16, '15 or under'],
  [{ min: 5, max: 11 }, 12, '5 to 11'],
])('a session for %j tells a person aged %i its ages', (ages, age, words) => {
  expect(decideVerdict({ ...facts, ages, age }).message).toBe(`This session is for people aged ${words}.`);
});

test.each([
  [{ kind: 'perDay', mostAllowed: 1 }, 'This can be booked once a day.'],
  [{ kind: 'perWeek', mostAllowed: 3 }, 'This can be booked 3 times a week.'],
] as const)('the message for a limit of %j is "%s"', (limit, message) => {
  expect(decideVerdict({ ...facts, limit }).message).toBe(message);
});
