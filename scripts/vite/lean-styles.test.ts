import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.ts';

/** Properties that a browser which runs the build (es2022) knows only with `-webkit-` before them. */
const WANTS_PREFIX = /^\s*'?(userSelect|backdropFilter|boxDecorationBreak|initialLetter|hyphens)'?:/gm;
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => [file, readFileSync(join(root, 'src', file), 'utf8')] as const);

describe('styles, which the build gives no prefix', () => {
  it('have the prefix beside each property that still wants one', () => {
    const found = sources.flatMap(([file, code]) =>
      [...code.matchAll(WANTS_PREFIX)].map(([, name = '']) => ({ file, name, code })),
    );
    expect(found.map(({ name }) => name)).toContain('userSelect');
    for (const { file, name, code } of found) {
      const prefixed = `Webkit${name.charAt(0).toUpperCase()}${name.slice(1)}:`;
      expect(code.includes(prefixed), `${file}: ${name} without ${prefixed}`).toBe(true);
    }
  });
});

describe('shapes of SVG', () => {
  // `d`, `r`, `cx` are CSS properties as well, and chakra() would make a style of them: the shape would not be drawn.
  it('are styled() and never chakra()', () => {
    const shapes = sources.filter(([, code]) =>
      /chakra\(\s*'(?:path|circle|ellipse|rect|line|image)'/.test(code),
    );
    expect(shapes.map(([file]) => file)).toEqual([]);
  });
});
