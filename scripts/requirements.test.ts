import { describe, expect, it } from 'vitest';
import { findFaults } from './requirements/find-faults.ts';
import {
  findOutsideCitations,
  readProjectCitations,
  readProjectProofs,
  readProjectRequirements,
} from './requirements/read-project.ts';
import { readProofs } from './requirements/read-proofs.ts';
import { readRequirements } from './requirements/read-requirements.ts';

it('every requirement has a test, and every number in a test or comment exists', () => {
  const requirements = readProjectRequirements();
  expect(requirements.length).toBeGreaterThan(100);
  const citations = readProjectCitations();
  expect(citations.length).toBeGreaterThan(100);
  expect(findFaults(requirements, readProjectProofs(), citations)).toEqual([]);
});

it('no comment cites a document that is not part of the project', () => {
  expect(findOutsideCitations()).toEqual([]);
});

it('a requirement is a list item that begins with its number', () => {
  expect(
    readRequirements('# Joining\n\nJ1.0 prose\n\n- **J1.1** One section is open.\n- not numbered\n'),
  ).toEqual([{ number: 'J1.1', statement: 'One section is open.' }]);
});

describe('a `Proves` comment above a test is read', () => {
  const readTitles = (text: string) =>
    readProofs('a.test.ts', text).map(({ numbers, title }) => [title, ...numbers]);

  it.each([
    ["// Proves J1.1, B2.10.\ntest('a title', () => {});", 'a title', 'J1.1', 'B2.10'],
    ["// Proves J1.1,\n// Proves J1.2.\nit('a title', run);", 'a title', 'J1.1', 'J1.2'],
    ["// Why.\n// Proves J1.1.\ntest.each(['a string'])('%s', run);", '%s', 'J1.1'],
    ["describe('a group', () => {\n  // Proves J1.1.\n  it(`a title`, run);\n});", 'a title', 'J1.1'],
  ])('%j', (text, ...expected) => {
    expect(readTitles(text)).toEqual([expected]);
  });

  it('a test without a `Proves` comment proves nothing', () => {
    expect(readTitles("// J1.1 is proven elsewhere.\ntest('a title', run);")).toEqual([]);
  });
});

describe('findFaults reports', () => {
  const requirement = { number: 'J1.1', statement: 'One section is open.' };
  const proof = { numbers: ['J1.1'], file: 'a.test.ts', title: 'one is open' };

  it('finds nothing for a requirement that a test proves', () => {
    expect(findFaults([requirement], [proof], [{ file: 'a.ts', numbers: ['J1.1'] }])).toEqual([]);
  });

  it.each([
    ['a requirement without a test', [requirement], [], 'J1.1 has no test: One section is open.'],
    ['a number that does not exist', [], [proof], 'a.test.ts names J1.1, which does not exist'],
    ['a number that is there twice', [requirement, requirement], [proof], 'J1.1 stands for two requirements'],
    [
      'a comment that stands above no test',
      [requirement],
      [{ ...proof, title: null }],
      'a.test.ts: the comment with J1.1 stands above no test',
    ],
  ])('%s', (_, requirements, proofs, fault) => {
    expect(findFaults(requirements, proofs, [])).toEqual([fault]);
  });

  it('a comment that names a number that does not exist', () => {
    expect(findFaults([requirement], [proof], [{ file: 'a.ts', numbers: ['J9.9'] }])).toEqual([
      'a.ts names J9.9, which does not exist',
    ]);
  });
});
