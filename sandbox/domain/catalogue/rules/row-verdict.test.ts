import { expect, test } from 'vitest';
import { combineVerdictsForRow } from './row-verdict.ts';
import { toRefusalVerdict, type Verdict, type VerdictCode } from './verdict.ts';

const ok: Verdict = { canBook: true, code: 'ok', message: null };
const no = (code: VerdictCode) => toRefusalVerdict(code, `${code}.`);

test.each([
  ['there is nobody to book for', [], null],
  ['one of them can come', [no('too_old'), ok], null],
  ['one of them could if there were room', [no('too_old'), no('full')], null],
  ['booking opens later for one of them', [no('not_open_yet'), no('too_young')], null],
  ['the only one is too old', [no('too_old')], 'too_old'],
  ['nobody can come', [no('too_old'), no('too_young')], 'too_old'],
  ['one has a place and the other cannot come', [no('too_old'), no('in_basket')], 'in_basket'],
  ['something is owed', [no('penalties')], 'penalties'],
])('if %s, the row says %j', (_, verdicts, code) => {
  expect(combineVerdictsForRow(verdicts)?.code ?? null).toBe(code);
});
