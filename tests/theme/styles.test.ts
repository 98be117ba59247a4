import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { baseConfig } from '../../src/shared/theme/base-config.ts';
import { PAIRS, type PairKind } from '../../src/shared/theme/pairs.ts';
import { tokens } from '../../src/shared/theme/tokens.ts';

const src = join(import.meta.dirname, '../../src');

/** Colours that carry nothing but decoration, and where: no contrast is asked of them. */
const DECORATION: Readonly<Record<string, string>> = {
  line: 'a hairline between parts that spacing separates too',
  primary: 'the stripe above a message',
};
/** Surfaces without a text of their own, and why. */
const BARE: Readonly<Record<string, string>> = {
  primary: 'the stripe above a message',
  'line.strong': 'the line between the entries of a timeline',
  'primary.text': 'the dot of a timeline',
  white: 'behind the bank’s own page',
};

const TEXT = ['color'];
const SURFACE = ['background', 'backgroundColor', 'bg'];
const EDGE = [
  'borderColor',
  'borderTopColor',
  'borderBottomColor',
  'accentColor',
  'outlineColor',
  'fill',
  'stroke',
];

type Style = { readonly place: string; readonly values: ReadonlyMap<string, string> };

const isToken = (value: string) => Object.hasOwn(tokens.colors, value);

/** Every object and every element of a file that names a colour token, with the tokens by property. */
function stylesIn(file: string, text: string): Style[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const styles: Style[] = [];
  const add = (node: ts.Node, found: readonly (readonly [string, string])[]) => {
    const named = found.filter(([, value]) => isToken(value));
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (named.length > 0) styles.push({ place: `${file}:${line}`, values: new Map(named) });
  };
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      add(
        node,
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
            ? [[property.name.getText(source).replace(/'/g, ''), property.initializer.text] as const]
            : [],
        ),
      );
    }
    if (ts.isJsxAttributes(node)) {
      add(
        node,
        node.properties.flatMap((property) =>
          ts.isJsxAttribute(property) && property.initializer && ts.isStringLiteral(property.initializer)
            ? [[property.name.getText(source), property.initializer.text] as const]
            : [],
        ),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return styles;
}

const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.(?:test|gen)\.tsx?$|theme\/(?:pairs|tokens)\.ts$/.test(name),
);
const sources = names.map((name) => readFileSync(join(src, name), 'utf8'));
const styles = names.flatMap((name, index) => stylesIn(name, sources[index] ?? ''));

const valuesOf = (style: Style, properties: readonly string[]) =>
  properties.flatMap((property) => style.values.get(property) ?? []);

function isPaired(kinds: readonly PairKind[], of: string, on?: string): boolean {
  return PAIRS.some(
    (pair) =>
      kinds.includes(pair.kind) && pair.of === of && (on === undefined || pair.on.some((one) => one === on)),
  );
}

/** What the table of pairs lacks for a style. */
function missing(style: Style): string[] {
  const backgrounds = valuesOf(style, SURFACE);
  const texts = valuesOf(style, TEXT);
  const pairs = texts.flatMap((text) =>
    (backgrounds.length > 0 ? backgrounds : [undefined])
      .filter((on) => !isPaired(['text'], text, on))
      .map((on) => `${style.place}: text ${text} on ${on ?? 'anything'}`),
  );
  const surfaces = backgrounds
    .filter((on) => !PAIRS.some((pair) => pair.kind === 'text' && pair.on.some((one) => one === on)))
    .filter((on) => !Object.hasOwn(BARE, on))
    .map((on) => `${style.place}: any text on ${on}`);
  const edges = valuesOf(style, EDGE)
    .filter((of) => !isPaired(['control', 'focus', 'text'], of) && !Object.hasOwn(DECORATION, of))
    .map((of) => `${style.place}: edge ${of}`);
  return [...pairs, ...surfaces, ...edges];
}

describe('the table of colour pairs', () => {
  it('has every pair that a style of the product makes', () => {
    console.log(`${styles.length} styles with colours read.`);
    expect(styles.length).toBeGreaterThan(80);
    expect(styles.flatMap(missing)).toEqual([]);
  });

  it('finds its tokens: every property and state that a style names is known to the base configuration', () => {
    const { utilities = {}, conditions = {} } = baseConfig;
    const properties = new Set(styles.flatMap(({ values }) => [...values.keys()]));
    const known = Object.entries(utilities).flatMap(([name, utility]) => [
      name,
      ...[utility?.shorthand ?? []].flat(),
    ]);
    const ours = [...properties].filter((name) => /colou?r|background|^bg|fill$|stroke/i.test(name));
    expect(ours.filter((name) => !known.includes(name))).toEqual([]);
    // The short names of properties are not in it.
    const short = /\s(?:[mp][xytrblse]?|[hw]|(?:min|max)[HW]|bg|bgColor|rounded|shadow)=["{]/;
    expect(names.filter((_, index) => short.test(sources[index] ?? ''))).toEqual([]);
    const states = sources.flatMap((text) =>
      [...text.matchAll(/\b_([a-z]\w*): [{']/gi)].map(([, state = '']) => state),
    );
    expect([...new Set(states)].filter((state) => !Object.hasOwn(conditions, state))).toEqual([]);
  });

  it('finds a style with a pair of its own', () => {
    const [own] = stylesIn('new.tsx', "const look = { base: { background: 'dark', color: 'danger' } };");
    expect(own && missing(own)).toEqual(['new.tsx:1: text danger on dark']);
    const [element] = stylesIn('new.tsx', '<Box color="line" />');
    expect(element && missing(element)).toEqual(['new.tsx:1: text line on anything']);
  });
});
