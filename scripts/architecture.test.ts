import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tooling/run.ts';
import { findCircles, importGraph } from './architecture/import-graph.ts';

const graph = importGraph(['tooling', 'src', 'deploy', 'sandbox', 'contracts', 'tests', 'scripts']);

test('no circular imports exist, not even of types', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(findCircles(graph)).toEqual([]);
});

test('a circular import is found', () => {
  const circular = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(findCircles(circular)).toEqual([['b.ts', 'c.ts']]);
});

test('a subject of the sandbox’s domain is imported only through its index, apart from common/types.ts', () => {
  const pastTheIndex = [...graph].flatMap(([file, imported]) =>
    imported
      .filter((path) => isInside(path) && subjectOf(path) !== subjectOf(file))
      .map((path) => `${file} → ${path}`),
  );
  expect(pastTheIndex).toEqual([]);
});

test('the top folders import one way: scripts → contracts → sandbox → deploy → src → tooling', () => {
  const upwards = [...graph]
    .filter(([file]) => !IS_TEST.test(file))
    .flatMap(([file, imported]) =>
      imported.filter((path) => !mayImport(file, path)).map((path) => `${file} → ${path}`),
    );
  expect(upwards).toEqual([]);
});

test('an API tag has the same file name in its five places', () => {
  const tags = readdirSync(join(root, 'openapi/paths')).map((name) => name.replace('.yaml', ''));
  const missing = tags
    .filter((tag) => tag !== NOT_CALLED_BY_THE_SITE)
    .flatMap((tag) => [
      `src/shared/api/${tag}.ts`,
      `contracts/consumer/${tag}.pact.test.ts`,
      `tests/fixtures/${tag}.ts`,
      `sandbox/routes/${tag}.ts`,
    ])
    .filter((path) => !existsSync(join(root, path)));
  expect(tags.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

/** The card providers call it, so it has neither client nor contract. */
const NOT_CALLED_BY_THE_SITE = 'payment-webhooks';

/** Tests and their helpers, which may import from everywhere. */
const IS_TEST = /\.test\.tsx?$|\/testing|\/test-setup\.ts$|^tests\//;

/** The top folders, the lowest first. Folders on the same row must not import each other. */
const FLOORS: readonly RegExp[] = [
  /^tooling\//,
  /^src\//,
  /^(?:deploy|tests\/fixtures)\//,
  /^sandbox\//,
  /^(?:contracts|tests)\//,
  /^scripts\//,
];

function mayImport(file: string, imported: string): boolean {
  if (file.split('/')[0] === imported.split('/')[0]) return true;
  const [floorOfImporter, floorOfImported] = [file, imported].map((path) =>
    FLOORS.findIndex((floor) => floor.test(path)),
  );
  return floorOfImporter !== undefined && floorOfImported !== undefined && floorOfImported < floorOfImporter;
}

const DOMAIN = /^sandbox\/domain\/([^/]+)\//;

function subjectOf(file: string): string | undefined {
  return DOMAIN.exec(file)?.[1];
}

/** Whether a file is internal to a subject: neither its index nor the types that all subjects share with the tables. */
function isInside(file: string): boolean {
  return DOMAIN.test(file) && !file.endsWith('/index.ts') && file !== 'sandbox/domain/common/types.ts';
}
