import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tooling/run.ts';
import { buildImportGraph, findCircles } from './architecture/import-graph.ts';

const graph = buildImportGraph(['tooling', 'src', 'deploy', 'sandbox', 'contracts', 'tests', 'scripts']);

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
  const importsPastIndex = [...graph].flatMap(([file, imported]) =>
    imported
      .filter((path) => isInternal(path) && findSubject(path) !== findSubject(file))
      .map((path) => `${file} → ${path}`),
  );
  expect(importsPastIndex).toEqual([]);
});

test('the top folders import one way: scripts → contracts → sandbox → deploy → src → tooling', () => {
  const upwardImports = [...graph]
    .filter(([file]) => !TEST_FILE.test(file))
    .flatMap(([file, imported]) =>
      imported.filter((path) => !mayImport(file, path)).map((path) => `${file} → ${path}`),
    );
  expect(upwardImports).toEqual([]);
});

test('an API tag has the same file name in its five places', () => {
  const tags = readdirSync(join(root, 'openapi/paths')).map((name) => name.replace('.yaml', ''));
  const missingFiles = tags
    .filter((tag) => tag !== UNCALLED_TAG)
    .flatMap((tag) => [
      `src/shared/api/${tag}.ts`,
      `contracts/consumer/${tag}.pact.test.ts`,
      `tests/fixtures/${tag}.ts`,
      `sandbox/routes/${tag}.ts`,
    ])
    .filter((path) => !existsSync(join(root, path)));
  expect(tags.length).toBeGreaterThan(20);
  expect(missingFiles).toEqual([]);
});

/** The card providers call it, so it has neither client nor contract. */
const UNCALLED_TAG = 'payment-webhooks';

/** Tests and their helpers, which may import from everywhere. */
const TEST_FILE = /\.test\.tsx?$|\/testing|\/test-setup\.ts$|^tests\//;

/** The top folders, the lowest first. Folders on the same row must not import each other. */
const LAYERS: readonly RegExp[] = [
  /^tooling\//,
  /^src\//,
  /^(?:deploy|tests\/fixtures)\//,
  /^sandbox\//,
  /^(?:contracts|tests)\//,
  /^scripts\//,
];

function mayImport(file: string, imported: string): boolean {
  if (file.split('/')[0] === imported.split('/')[0]) return true;
  const [importerLayer, importedLayer] = [file, imported].map((path) =>
    LAYERS.findIndex((layer) => layer.test(path)),
  );
  return importerLayer !== undefined && importedLayer !== undefined && importedLayer < importerLayer;
}

const DOMAIN_FILE = /^sandbox\/domain\/([^/]+)\//;

function findSubject(file: string): string | undefined {
  return DOMAIN_FILE.exec(file)?.[1];
}

/** Whether a file is internal to a subject: neither its index nor the types that all subjects share with the tables. */
function isInternal(file: string): boolean {
  return DOMAIN_FILE.test(file) && !file.endsWith('/index.ts') && file !== 'sandbox/domain/common/types.ts';
}
