import { expect, test } from 'vitest';
import { findCircles, importGraph } from './architecture/import-graph.ts';

const graph = importGraph(['src', 'sandbox', 'scripts', 'contracts', 'deploy', 'tests']);

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
