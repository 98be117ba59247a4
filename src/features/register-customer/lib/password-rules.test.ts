import { expect, test } from 'vitest';
import { formatPasswordProblem, passwordRules } from './password-rules';

// Proves J4.16.
test.each([
  ['Swim-26', 'at least 8 characters'],
  ['SWIM-2026', 'a lowercase letter'],
  ['swim-2026', 'an uppercase letter'],
  ['Swim-lanes', 'a number'],
  ['Swim 2026', 'a special character, for example ! or ?'],
  ['Swim2026', 'a special character, for example ! or ?'],
])('the password %s breaks the rule %s', (password, rule) => {
  const unmet = passwordRules.filter(({ isMet }) => !isMet(password)).map(({ label }) => label);
  expect(unmet).toEqual([rule]);
  expect(formatPasswordProblem(password)).toBe('Password must meet every rule in the list.');
});

// Proves J4.16.
test('eight characters with a lowercase letter, an uppercase letter, a number and a special character are a valid password', () => {
  expect(formatPasswordProblem('Swim-026')).toBeNull();
});

test.each([undefined, null, 12_345_678])('%s is not a valid password', (value) => {
  expect(formatPasswordProblem(value)).not.toBeNull();
});
