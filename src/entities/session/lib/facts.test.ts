import { expect, it } from 'vitest';
import { listSessionFacts } from './facts';

const plainSession = { leader: null, level: null, age: null, group: 'anyone' } as const;

it.each([
  [plainSession, null, []],
  [plainSession, 'Studio 1', ['Studio 1']],
  [{ ...plainSession, leader: 'Ana', level: 'All levels' }, 'Pool', ['Pool', 'with Ana', 'All levels']],
  [{ ...plainSession, group: 'women' } as const, null, ['Women only']],
  [{ ...plainSession, age: { min: 16, max: null } }, null, ['Aged 16 and over']],
  [{ ...plainSession, age: { min: null, max: 4 } }, null, ['Aged up to 4']],
  [
    { ...plainSession, age: { min: 5, max: 11 }, group: 'juniors' } as const,
    null,
    ['Juniors', 'Aged 5 to 11'],
  ],
  [{ ...plainSession, age: { min: null, max: null } }, null, []],
])('the facts of %j at %j are %j', (session, space, facts) => {
  expect(listSessionFacts(session, space)).toEqual(facts);
});
