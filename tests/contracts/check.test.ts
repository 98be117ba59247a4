import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkCommittedPacts } from '../../contracts/check.ts';
import { commitProducedPacts, mergeProducedPacts } from '../../contracts/pact-files.ts';

let dirs = { committed: '', produced: '' };

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'));
  dirs = { committed: join(folder, 'committed'), produced: join(folder, 'produced') };
  mkdirSync(dirs.committed);
  mkdirSync(dirs.produced);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  rmSync(join(dirs.committed, '..'), { recursive: true });
  vi.restoreAllMocks();
});

const produce = (name: string, pact: object) =>
  writeFileSync(join(dirs.produced, name), JSON.stringify(pact));
const pact = { consumer: { name: 'a' }, interactions: [{ description: 'x' }], metadata: { tool: '1' } };

describe('the committed pacts', () => {
  test('the committed pacts are accepted if they are what the tests produce, whatever the version of the tool', () => {
    produce('a.json', pact);
    commitProducedPacts(dirs.produced, dirs.committed);
    produce('a.json', {
      metadata: { tool: '2' },
      interactions: [{ description: 'x' }],
      consumer: { name: 'a' },
    });

    expect(checkCommittedPacts(dirs)).toEqual({ passed: 1, failed: 0 });
  });

  test('the check fails if a committed pact differs from the produced one', () => {
    produce('a.json', pact);
    commitProducedPacts(dirs.produced, dirs.committed);
    produce('a.json', { ...pact, interactions: [...pact.interactions, { description: 'y' }] });

    expect(checkCommittedPacts(dirs)).toEqual({ passed: 0, failed: 1 });
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toMatch(/differs .* first in line \d+/);
  });

  test('the check fails if no test produces a committed pact', () => {
    produce('a.json', pact);
    commitProducedPacts(dirs.produced, dirs.committed);
    rmSync(join(dirs.produced, 'a.json'));

    expect(checkCommittedPacts(dirs)).toEqual({ passed: 0, failed: 1 });
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('no test produces it');
  });

  test('the check fails if a produced pact is not committed', () => {
    produce('a.json', pact);

    expect(checkCommittedPacts(dirs)).toEqual({ passed: 0, failed: 1 });
    expect(vi.mocked(console.log).mock.lastCall?.[0]).toContain('not committed');
  });
});

describe('the produced pacts', () => {
  const producePart = (folder: string, ...descriptions: string[]) => {
    mkdirSync(join(dirs.produced, folder));
    produce(join(folder, 'a.json'), {
      ...pact,
      interactions: descriptions.map((description) => ({ description })),
    });
  };

  test('the produced pacts are merged into one, ordered by description', () => {
    producePart('orders', 'b', 'd');
    producePart('terms', 'a', 'c');

    mergeProducedPacts(dirs.produced);

    const joined: unknown = JSON.parse(readFileSync(join(dirs.produced, 'a.json'), 'utf8'));
    const interactions = ['a', 'b', 'c', 'd'].map((description) => ({ description }));
    expect(joined).toEqual({ ...pact, interactions });
  });

  test('two interactions with the same description are refused', () => {
    producePart('orders', 'a', 'b');
    producePart('terms', 'b');

    expect(() => mergeProducedPacts(dirs.produced)).toThrow('Two interactions have the description "b".');
  });
});
