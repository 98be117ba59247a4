import { expect, test } from 'vitest';
import { findCircles, importGraph } from './architecture/import-graph.ts';

const graph = importGraph(['tooling', 'src', 'deploy', 'sandbox', 'contracts', 'tests', 'scripts']);

test('no files import one another in a circle, types included', () => {
  expect(graph.size).toBeGreaterThan(1000);
  expect(findCircles(graph)).toEqual([]);
});

test('a circle is found, through types as well', () => {
  const circular = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(findCircles(circular)).toEqual([['b.ts', 'c.ts']]);
});

test('a subject of the sandbox’s domain is imported by its index; the types that tables use too are in common/types.ts', () => {
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

/** Tests and what they share may take from everywhere. */
const IS_TEST = /\.test\.tsx?$|\/testing|\/test-setup\.ts$|^tests\//;

/** From the lowest. Folders of one row know nothing of each other. */
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
  const [from, to] = [file, imported].map((path) => FLOORS.findIndex((floor) => floor.test(path)));
  return from !== undefined && to !== undefined && to < from;
}

const DOMAIN = /^sandbox\/domain\/([^/]+)\//;

function subjectOf(file: string): string | undefined {
  return DOMAIN.exec(file)?.[1];
}

/** Whether a file is one of a subject’s own, neither its index nor what all subjects share with the tables. */
function isInside(file: string): boolean {
  return DOMAIN.test(file) && !file.endsWith('/index.ts') && file !== 'sandbox/domain/common/types.ts';
}
