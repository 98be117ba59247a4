import { expect, test } from 'vitest';
import { checkAccount } from './modulus-check';

// The published cases of Pay.UK, "Validating account numbers", chapter 3.
const possible = `
089999 66374958, 107999 88837491, 202959 63748472, 871427 46238510, 872427 46238510, 871427 09123496, 871427 99123496,
820000 73688637, 827999 73988638, 827101 28748352, 134020 63849203, 118765 64371389, 200915 41011166, 938611 07806039,
938600 42368003, 938063 55065200, 772798 99345694, 086090 06774744, 309070 02355688, 309070 12345668, 309070 12345677,
309070 99345694, 074456 12345112, 070116 34012583, 074456 11104102, 180002 00000190`;
const impossible = `
938063 15764273, 938063 15764264, 938063 15763217, 118765 64371388, 203099 66831036, 203099 58716970, 089999 66374959,
107999 88837493`;

const accounts = (list: string) =>
  list
    .trim()
    .split(/,\s*/)
    .map((pair) => [pair.slice(0, 6), pair.slice(7)] as const);

test.each(accounts(possible))('account %s %s is valid', (sortCode, accountNumber) => {
  expect(checkAccount(sortCode, accountNumber)).toBe('fits');
});

test.each(accounts(impossible))('account %s %s is invalid', (sortCode, accountNumber) => {
  expect(checkAccount(sortCode, accountNumber)).toBe('doesNotFit');
});

// Further cases, calculated with the rules and weights of the same chapter.
test.each([
  ['134020', '63851210', 'fits', '4: the check digits g and h are the remainder 10'],
  ['134020', '63851211', 'doesNotFit', '4: and not 11'],
  ['871427', '19000096', 'doesNotFit', '10: a is neither 0 nor 9, so the sort code counts'],
  ['180002', '00000199', 'fits', '14: h is 9, and the account fits without it'],
  ['180002', '00000189', 'doesNotFit', '14: h is 9, and the account does not fit without it'],
])('account %s %s: %s (exception %s)', (sortCode, accountNumber, verdict) => {
  expect(checkAccount(sortCode, accountNumber)).toBe(verdict);
});

test('a sort code outside the published table is unknown', () => {
  expect(checkAccount('000000', '12345678')).toBe('unknown');
});
