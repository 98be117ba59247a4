import { expect, test } from 'vitest';
import { combineVerdictsForRow } from './row-verdict.ts';
import { toRefusalVerdict, type Verdict, type VerdictCode } from './verdict.ts';

const ok: Verdict = { canBook: true, code: 'ok', message: null };
const buildRefusal = (code: VerdictCode) => toRefusalVerdict(code, `${code}.`);

test.each([
  ['there is nobody to book for', [], null],
  ['one of them can come', [buildRefusal('too_old'), ok], null],
  ['one of them could if there were room', [buildRefusal('too_old'), buildRefusal('full')], null],
  ['booking opens later for one of them', [buildRefusal('not_open_yet'), buildRefusal('too_young')], null],
  ['the only one is too old', [buildRefusal('too_old')], 'too_old'],
  ['nobody can come', [buildRefusal('too_old'), buildRefusal('too_young')], 'too_old'],
  [
    'one has a place and the other cannot come',
    [buildRefusal('too_old'), buildRefusal('in_basket')],
    'in_basket',
  ],
  ['something is owed', [buildRefusal('penalties')], 'penalties'],
])('if %s, the row says %j', (_, verdicts, code) => {
  expect(combineVerdictsForRow(verdicts)?.code ?? null).toBe(code);
});
