import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCommittedPacts } from '../../contracts/check.ts';
import { commitProducedPacts, mergeProducedPacts } from '../../contracts/pact-files.ts';

let pactFolders = { committed: '', produced: '' };

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  pactFolders = { committed: join(folder, 'committed'), produced: join(folder, 'produced') };
  mkdirSync(pactFolders.committed);
  mkdirSync(pactFolders.produced);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  rmSync(join(pactFolders.committed, '..'), { recursive: true });
  vi.restoreAllMocks();
});

const writeProducedPact = (name: string, pact: object) =>
  writeFileSync(join(pactFolders.produced, name), JSON.stringify(pact));
const pact = { consumer: { name: 'a' }, interactions: [{ description: 'x' }], metadata: { tool: '1' } };

describe('the committed pacts', () => {
  test('the committed pacts are accepted if they are what the tests produce, whatever the version of the tool', () => {
    writeProducedPact('a.json', pact);
    commitProducedPacts(pactFolders.produced, pactFolders.committed);
    writeProducedPact('a.json', {
      metadata: { tool: '2' },
      interactions: [{ description: 'x' }],
      consumer: { name: 'a' },
    });

    expect(checkCommittedPacts(pactFolders)).toEqual({ passed: 1, failed: 0 });
  });

  test('the check fails if a committed pact differs from the produced one', () => {
    writeProducedPact('a.json', pact);
    commitProducedPacts(pactFolders.produced, pactFolders.committed);
    writeProducedPact('a.json', { ...pact, interactions: [...pact.interactions, { description: 'y' }] });

    expect(checkCommittedPacts(pactFolders)).toEqual({ passed: 0, failed: 1 });
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/differs .* first in line \d+/);
  });

  test('the check fails if no test produces a committed pact', () => {
    writeProducedPact('a.json', pact);
    commitProducedPacts(pactFolders.produced, pactFolders.committed);
    rmSync(join(pactFolders.produced, 'a.json'));

    expect(checkCommittedPacts(pactFolders)).toEqual({ passed: 0, failed: 1 });
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('no test produces it');
  });

  test('the check fails if a produced pact is not committed', () => {
    writeProducedPact('a.json', pact);

    expect(checkCommittedPacts(pactFolders)).toEqual({ passed: 0, failed: 1 });
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('not committed');
  });
});

describe('the produced pacts', () => {
  const writePartialPact = (folder: string, ...descriptions: string[]) => {
    mkdirSync(join(pactFolders.produced, folder));
    writeProducedPact(join(folder, 'a.json'), {
      ...pact,
      interactions: descriptions.map((description) => ({ description })),
    });
  };

  test('the produced pacts are merged into one, ordered by description', () => {
    writePartialPact('orders', 'b', 'd');
    writePartialPact('terms', 'a', 'c');

    mergeProducedPacts(pactFolders.produced);

    const mergedPact: unknown = JSON.parse(readFileSync(join(pactFolders.produced, 'a.json'), 'utf8'));
    const interactions = ['a', 'b', 'c', 'd'].map((description) => ({ description }));
    expect(mergedPact).toEqual({ ...pact, interactions });
  });

  test('two interactions with the same description are refused', () => {
    writePartialPact('orders', 'a', 'b');
    writePartialPact('terms', 'b');

    expect(() => mergeProducedPacts(pactFolders.produced)).toThrow(
      'Two interactions have the description "b".',
    );
  });
});
