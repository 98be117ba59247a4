import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPurchasable, findStartDays } from '../../catalogue/index.ts';
import {
  ATTEMPT_LIMITS,
  addAttempt,
  addDays,
  calculateAge,
  calculateSecondsToWait,
} from '../../common/index.ts';
import { hashPassword, isPasswordCorrect } from './password-hash.ts';
import { findPasswordProblems } from './password-rules.ts';
import { createToken, hashToken } from './token.ts';

const customer = {
  dateOfBirth: '1990-05-05',
  postcode: 'M1 1AE',
  email: 'sam@example.com',
  hasActiveMembership: false,
};

function decideVerdict(
  rule: Parameters<typeof checkPurchasable>[0]['rule'],
  who: typeof customer | null = customer,
) {
  return checkPurchasable({
    rule,
    hasPrices: true,
    name: 'Gym',
    customer: who,
    localPostcodeAreas: ['M', 'SK'],
    today: '2027-03-01',
  });
}

describe('eligibility', () => {
  test.each([
    // The person turns 60 on 1 December and 16 on 6 December.
    ['1966-12-01', { min: 60, max: null }, true, 'From 1 December 2026 you can join Gym.'],
    ['1966-12-28', { min: 60, max: null }, false, 'This membership is for people aged 60 or over.'],
    ['2010-12-06', { min: 11, max: 15 }, true, null],
    ['2010-11-26', { min: 11, max: 15 }, false, 'This membership is for people aged 11 to 15.'],
  ] as const)(
    'for somebody born on %s who may start by 27 December, ages %j: %s, %s',
    (dateOfBirth, ages, can, message) => {
      const request = {
        rule: { kind: 'age', ...ages } as const,
        hasPrices: true,
        name: 'Gym',
        customer: { ...customer, dateOfBirth },
        localPostcodeAreas: [],
      };
      const judged = checkPurchasable({ ...request, today: '2026-11-27', lastStartDay: '2026-12-27' });
      expect([judged.canPurchase, judged.message]).toEqual([can, message]);
    },
  );

  test('a membership can start exactly on the days on which the person has one of its ages', () => {
    const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1960-01-01', days));
    const ages = fc.option(fc.integer({ min: 1, max: 70 }));
    fc.assert(
      fc.property(dates, dates, ages, ages, (born, min, from, to) => {
        const window = { min, max: addDays(min, 31) };
        const days = findStartDays({ kind: 'age', min: from, max: to }, born, window);
        for (let ahead = 0; ahead <= 31; ahead += 1) {
          const day = addDays(min, ahead);
          const age = calculateAge(born, day);
          const fits = (from === null || age >= from) && (to === null || age <= to);
          expect(days !== null && days.min <= day && day <= days.max).toBe(fits);
        }
      }),
    );
  });

  test.each([
    ['the last day that is allowed', '1990-03-01', { min: '2027-01-10', max: '2027-02-09' }],
    ['the day before the birthday', '1990-01-20', { min: '2027-01-10', max: '2027-01-19' }],
  ])('a membership for ages up to 36 can start until %s', (_, born, days) => {
    const window = { min: '2027-01-10', max: '2027-02-09' };
    expect(findStartDays({ kind: 'age', min: null, max: 36 }, born, window)).toEqual(days);
  });

  test.each([
    [null, null, true],
    [11, 17, false],
    [16, null, true],
    [60, null, false],
    [null, 36, true],
    [null, 35, false],
  ])('a person of 36 may buy a membership for ages %s to %s: %s', (min, max, canPurchase) => {
    expect(decideVerdict({ kind: 'age', min, max }).canPurchase).toBe(canPurchase);
  });

  test.each<[Parameters<typeof decideVerdict>[0], Partial<typeof customer>, boolean]>([
    [{ kind: 'age', min: 36, max: 36 }, {}, true],
    [{ kind: 'existing-members' }, { hasActiveMembership: true }, true],
    [{ kind: 'existing-members' }, {}, false],
    [{ kind: 'corporate', emailDomains: [] }, {}, false],
    [{ kind: 'local-residents' }, { postcode: 'nowhere' }, false],
    [{ kind: 'anyone' }, {}, true],
  ])('the rule %j allows somebody with %j to buy: %s', (rule, part, canPurchase) => {
    expect(decideVerdict(rule, { ...customer, ...part }).canPurchase).toBe(canPurchase);
  });

  test('an unknown age and address are asked for on the joining form', () => {
    const unknownCustomer = { ...customer, dateOfBirth: null, postcode: null };
    for (const rule of [{ kind: 'age' as const, min: 60, max: null }, { kind: 'local-residents' as const }])
      expect(
        checkPurchasable({
          rule,
          hasPrices: true,
          name: 'Gym',
          customer: unknownCustomer,
          localPostcodeAreas: ['M'],
          today: '2027-03-01',
        }),
      ).toEqual({ canPurchase: true, hasPrices: true, message: null });
  });

  test('the message names the group that the membership is for', () => {
    expect(decideVerdict({ kind: 'age', min: null, max: 17 }).message).toBe(
      'This membership is for people aged 17 or under.',
    );
    expect(decideVerdict({ kind: 'corporate', emailDomains: [] }).message).toBe(
      'This membership is for employees of our corporate partners. Please log in with your work email address.',
    );
    expect(decideVerdict({ kind: 'existing-members' }).message).toBe(
      'This membership is only for existing members.',
    );
    const residents = checkPurchasable({
      rule: { kind: 'local-residents' },
      hasPrices: true,
      name: 'Gym',
      customer: { ...customer, postcode: 'ME1 1AA' },
      localPostcodeAreas: ['M'],
      today: '2027-03-01',
    });
    expect(residents.message).toBe('This membership is for residents of the M postcode area.');
  });

  test('the message names the ages that the membership is for', () => {
    expect(decideVerdict({ kind: 'age', min: 11, max: 17 }).message).toBe(
      'This membership is for people aged 11 to 17.',
    );
    expect(decideVerdict({ kind: 'age', min: 60, max: null }).message).toBe(
      'This membership is for people aged 60 or over.',
    );
  });

  test('residents are identified by their postcode area, not by its first letter', () => {
    expect(decideVerdict({ kind: 'local-residents' }).canPurchase).toBe(true);
    expect(decideVerdict({ kind: 'local-residents' }, { ...customer, postcode: 'ME1 1AA' })).toEqual({
      canPurchase: false,
      hasPrices: true,
      message: 'This membership is for residents of the M, SK postcode areas.',
    });
  });

  test('for a visitor an unknown age and address are no obstacle, but employer and membership are', () => {
    const rules: Parameters<typeof decideVerdict>[0][] = [
      { kind: 'age', min: 60, max: null },
      { kind: 'local-residents' },
      { kind: 'corporate', emailDomains: ['acme.example'] },
      { kind: 'existing-members' },
    ];
    expect(rules.map((rule) => decideVerdict(rule, null).canPurchase)).toEqual([true, true, false, false]);
  });

  test('employees are identified by the domain of their email address', () => {
    const rule = { kind: 'corporate' as const, emailDomains: ['acme.example'] };
    expect(decideVerdict(rule, { ...customer, email: 'Sam@ACME.example' }).canPurchase).toBe(true);
    expect(decideVerdict(rule, { ...customer, email: 'sam@notacme.example' }).canPurchase).toBe(false);
    expect(decideVerdict(rule, { ...customer, email: '"sam@home"@acme.example' }).canPurchase).toBe(true);
    expect(decideVerdict(rule, { ...customer, email: '"sam@acme.example"@home.example' }).canPurchase).toBe(
      false,
    );
  });

  test('without a price at the centre no customer can buy', () => {
    expect(
      checkPurchasable({
        rule: { kind: 'anyone' },
        hasPrices: false,
        name: 'Gym',
        customer,
        localPostcodeAreas: [],
        today: '2027-03-01',
      }),
    ).toEqual({ canPurchase: false, hasPrices: false, message: 'You are not eligible for this membership' });
  });
});

describe('passwords', () => {
  test.each([
    ['Sunny-day-1', 'Sunny-day-1', []],
    ['', '', ['Password is required.']],
    ['Sunny1!', 'Sunny1!', ['The password must be at least 8 characters.']],
    ['Sh0rt!', 'Sh0rt!', ['The password must be at least 8 characters.']],
    ['sunny-day-1', 'sunny-day-1', ['The password must contain at least one uppercase letter.']],
    ['SUNNY-DAY-1', 'SUNNY-DAY-1', ['The password must contain at least one lowercase letter.']],
    ['Sunny-daily', 'Sunny-daily', ['The password must contain at least one number.']],
    ['Sunnyday1', 'Sunnyday1', ['The password must contain at least one special character.']],
    ['Sunny-day-1', 'Sunny-day-2', ['The password confirmation does not match.']],
    [
      'Sh0rt!',
      'short',
      ['The password must be at least 8 characters.', 'The password confirmation does not match.'],
    ],
    ['Sunny1!\n', 'Sunny1!\n', []],
    [`Aa1!${'x'.repeat(196)}`, `Aa1!${'x'.repeat(196)}`, []],
    [`Aa1!${'x'.repeat(197)}`, '', ['The password must not be longer than 200 characters.']],
    ['Sunny day1', 'Sunny day1', ['The password must contain at least one special character.']],
  ])('%s repeated as %s gives %j', (password, confirmation, problems) => {
    expect(findPasswordProblems(password, confirmation)).toEqual(problems);
  });

  test('passwords are stored as a salted hash that only the same password matches', async () => {
    const [first, second] = await Promise.all([hashPassword('Sunny-day-1'), hashPassword('Sunny-day-1')]);
    expect(first).not.toBe(second);
    expect(await isPasswordCorrect('Sunny-day-1', first)).toBe(true);
    expect(await isPasswordCorrect('sunny-day-1', first)).toBe(false);
    expect(first).toMatch(/^quick-scrypt\$[\w+/]{22}==\$[\w+/]{43}=$/);
    const [, salt, key] = first.split('$');
    for (const hash of [
      '',
      'not a hash',
      `md5$${salt}$${key}`,
      `quick-scrypt$$${key}`,
      `quick-scrypt$${salt}$`,
      `quick-scrypt$${salt}$AAAA`,
    ])
      expect(await isPasswordCorrect('Sunny-day-1', hash)).toBe(false);
  });

  test('passwords are equal however a keyboard composes their letters', async () => {
    expect(await isPasswordCorrect('Sunny-day-\u00E9', await hashPassword('Sunny-day-e\u0301'))).toBe(true);
  });
});

test('tokens are long, never repeat, and are stored as hashes', () => {
  const tokens = Array.from({ length: 200 }, createToken);
  expect(new Set(tokens).size).toBe(200);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  // SHA-256 of "abc", in hex (FIPS 180-2, appendix B.1).
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each([
  ['passwordsFromOneAddress', 5, 1],
  ['passwords', 20, 15],
  ['codes', 20, 10],
  ['cards', 12, 10],
] as const)('%s are tried %i times in %i minutes at most', (name, mostAttempts, minutes) => {
  expect(ATTEMPT_LIMITS[name]).toEqual({ most: mostAttempts, withinMs: minutes * 60_000 });
});

const limit = ATTEMPT_LIMITS.passwordsFromOneAddress;

test('the first attempt needs no wait, and a wait is in whole seconds', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  expect(calculateSecondsToWait(null, limit, now)).toBe(0);
  const windowEndsAt = new Date(now.getTime() + 30_001);
  expect(calculateSecondsToWait({ failures: 5, windowEndsAt }, limit, now)).toBe(31);
  expect(addAttempt({ failures: 5, windowEndsAt }, limit, now)).toEqual({ failures: 6, windowEndsAt });
});

test.each([0, 1, 90_000])('%i ms after its end a window counts no more', (lateMs) => {
  const windowEndsAt = new Date('2027-03-01T12:00:00Z');
  const now = new Date(windowEndsAt.getTime() + lateMs);
  expect(calculateSecondsToWait({ failures: 5, windowEndsAt }, limit, now)).toBe(0);
  expect(addAttempt({ failures: 5, windowEndsAt }, limit, now)).toEqual({
    failures: 1,
    windowEndsAt: new Date(now.getTime() + 60_000),
  });
});

test('after five failed log-ins within a minute the customer has to wait until its end', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (failures) => {
      let window = addAttempt(null, limit, now);
      for (let more = 1; more < failures; more += 1) window = addAttempt(window, limit, now);
      expect(calculateSecondsToWait(window, limit, now)).toBe(failures >= limit.most ? 60 : 0);
      expect(calculateSecondsToWait(window, limit, new Date(now.getTime() + 60_000))).toBe(0);
    }),
  );
});

test('failures counted while the clock was a day ahead lock nobody out after its correction', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  const ahead = new Date('2027-03-02T12:00:00Z');
  let window = addAttempt(null, limit, ahead);
  for (let more = 1; more < 9; more += 1) window = addAttempt(window, limit, ahead);
  expect(calculateSecondsToWait(window, limit, ahead)).toBe(60);
  expect(calculateSecondsToWait(window, limit, now)).toBe(0);
  expect(addAttempt(window, limit, now)).toEqual({
    failures: 1,
    windowEndsAt: new Date('2027-03-01T12:01:00Z'),
  });
});
