import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tooling/run.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
/** The pictures that a page shows or links to, by their path in the project. */
const listPictures = (page: string) =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      /\]\(([^)\s:]+\.(?:png|webp|jpg|svg))\)|src="([^":]+)"/g,
    ),
  ].map(([, linkedPath, source = '']) => join(dirname(page), linkedPath ?? source));

test('every picture that a document names is there', () => {
  const namedPictures = pages.flatMap((page) => listPictures(page).map((picture) => ({ page, picture })));
  expect(namedPictures.length).toBeGreaterThan(0);
  expect(namedPictures.filter(({ picture }) => !existsSync(join(root, picture)))).toEqual([]);
});

test('the pictures of the documents stay small: 3 MB together', () => {
  const folder = join(root, 'docs/images');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
