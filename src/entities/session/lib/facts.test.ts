import { expect, it } from 'vitest';
import { listSessionFacts } from './facts';

const plain = { leader: null, level: null, age: null, group: 'anyone' } as const;

it.each([
  [plain, null, []],
  [plain, 'Studio 1', ['Studio 1']],
  [{ ...plain, leader: 'Ana', level: 'All levels' }, 'Pool', ['Pool', 'with Ana', 'All levels']],
  [{ ...plain, group: 'women' } as const, null, ['Women only']],
  [{ ...plain, age: { min: 16, max: null } }, null, ['Aged 16 and over']],
  [{ ...plain, age: { min: null, max: 4 } }, null, ['Aged up to 4']],
  [{ ...plain, age: { min: 5, max: 11 }, group: 'juniors' } as const, null, ['Juniors', 'Aged 5 to 11']],
  [{ ...plain, age: { min: null, max: null } }, null, []],
])('the facts of %j at %j are %j', (session, space, facts) => {
  expect(listSessionFacts(session, space)).toEqual(facts);
});
