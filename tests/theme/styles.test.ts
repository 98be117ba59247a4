import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { baseConfig } from '../../src/shared/theme/base-config.ts';
import { COLOUR_PAIRS, type PairKind } from '../../src/shared/theme/pairs.ts';
import { tokens } from '../../src/shared/theme/tokens.ts';

const src = join(import.meta.dirname, '../../src');

/** Decorative colours, and where they are used; they need no contrast. */
const DECORATIONS: Readonly<Record<string, string>> = {
  accent: 'the sun of a drawn picture',
  line: 'a hairline between parts that spacing separates too',
  primary: 'the stripe above a message',
  'secondary.quietBorder':
    'an edge beside a tint; where the theme says outline, that of secondary.buttonBorder',
};
/** Surfaces without text of their own, and why. */
const BARE: Readonly<Record<string, string>> = {
  primary: 'the stripe above a message',
  'line.strong': 'the line between the entries of a timeline',
  'primary.text': 'the dot of a timeline',
  white: 'behind the bank’s own page',
};

const TEXT_PROPERTIES = ['color'];
const SURFACE_PROPERTIES = ['background', 'backgroundColor', 'bg'];
const EDGE_PROPERTIES = [
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
function listStyles(file: string, text: string): Style[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const styles: Style[] = [];
  const addStyle = (node: ts.Node, styleEntries: readonly (readonly [string, string])[]) => {
    const tokenValues = styleEntries.filter(([, value]) => isToken(value));
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (tokenValues.length > 0) styles.push({ place: `${file}:${line}`, values: new Map(tokenValues) });
  };
  const visitNode = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      addStyle(
        node,
        node.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
            ? [[property.name.getText(source).replace(/'/g, ''), property.initializer.text] as const]
            : [],
        ),
      );
    }
    if (ts.isJsxAttributes(node)) {
      addStyle(
        node,
        node.properties.flatMap((property) =>
          ts.isJsxAttribute(property) && property.initializer && ts.isStringLiteral(property.initializer)
            ? [[property.name.getText(source), property.initializer.text] as const]
            : [],
        ),
      );
    }
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return styles;
}

const names = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.(?:test|gen)\.tsx?$|theme\/(?:pairs|tokens)\.ts$/.test(name),
);
const sources = names.map((name) => readFileSync(join(src, name), 'utf8'));
const styles = names.flatMap((name, index) => listStyles(name, sources[index] ?? ''));

const listValues = (style: Style, properties: readonly string[]) =>
  properties.flatMap((property) => style.values.get(property) ?? []);

function isPaired(kinds: readonly PairKind[], of: string, on?: string): boolean {
  return COLOUR_PAIRS.some(
    (pair) =>
      kinds.includes(pair.kind) &&
      pair.of === of &&
      (on === undefined || pair.on.some((surface) => surface === on)),
  );
}

/** The colour pairs of a style that are missing from the table. */
function listMissingPairs(style: Style): string[] {
  const backgrounds = listValues(style, SURFACE_PROPERTIES);
  const texts = listValues(style, TEXT_PROPERTIES);
  const pairs = texts.flatMap((text) =>
    (backgrounds.length > 0 ? backgrounds : [undefined])
      .filter((on) => !isPaired(['text'], text, on))
      .map((on) => `${style.place}: text ${text} on ${on ?? 'anything'}`),
  );
  const surfaces = backgrounds
    .filter(
      (on) => !COLOUR_PAIRS.some((pair) => pair.kind === 'text' && pair.on.some((surface) => surface === on)),
    )
    .filter((on) => !Object.hasOwn(BARE, on))
    .map((on) => `${style.place}: any text on ${on}`);
  const edges = listValues(style, EDGE_PROPERTIES)
    .filter((of) => !isPaired(['control', 'focus', 'text'], of) && !Object.hasOwn(DECORATIONS, of))
    .map((of) => `${style.place}: edge ${of}`);
  return [...pairs, ...surfaces, ...edges];
}

describe('the table of colour pairs', () => {
  it('the table of colour pairs has every pair that a style of the product uses', () => {
    console.log(`${styles.length} styles with colours read.`);
    expect(styles.length).toBeGreaterThan(80);
    expect(styles.flatMap(listMissingPairs)).toEqual([]);
  });

  it('every property and state that a style names is known to the base configuration', () => {
    const { utilities = {}, conditions = {} } = baseConfig;
    const properties = new Set(styles.flatMap(({ values }) => [...values.keys()]));
    const knownUtilities = Object.entries(utilities).flatMap(([name, utility]) => [
      name,
      ...[utility?.shorthand ?? []].flat(),
    ]);
    const ours = [...properties].filter((name) => /colou?r|background|^bg|fill$|stroke/i.test(name));
    expect(ours.filter((name) => !knownUtilities.includes(name))).toEqual([]);
    // The base configuration does not contain the short names of properties.
    const short = /\s(?:[mp][xytrblse]?|[hw]|(?:min|max)[HW]|bg|bgColor|rounded|shadow)=["{]/;
    expect(names.filter((_, index) => short.test(sources[index] ?? ''))).toEqual([]);
    const stateNames = sources.flatMap((text) =>
      [...text.matchAll(/\b_([a-z]\w*): [{']/gi)].map(([, state = '']) => state),
    );
    expect([...new Set(stateNames)].filter((state) => !Object.hasOwn(conditions, state))).toEqual([]);
  });

  it('a style with an unlisted pair is found', () => {
    const [lookStyle] = listStyles(
      'new.tsx',
      "const look = { base: { background: 'dark', color: 'danger' } };",
    );
    expect(lookStyle && listMissingPairs(lookStyle)).toEqual(['new.tsx:1: text danger on dark']);
    const [element] = listStyles('new.tsx', '<Box color="line" />');
    expect(element && listMissingPairs(element)).toEqual(['new.tsx:1: text line on anything']);
  });
});

describe('space', () => {
  const properties = [
    ...Object.entries(baseConfig.utilities ?? {})
      .filter(([, utility]) => utility?.values === 'spacing')
      .flatMap(([name, utility]) => [name, ...[utility?.shorthand ?? []].flat()]),
  ].join('|');
  /** A spacing property with its value: one, or one for each width. */
  const spaces = new RegExp(`\\b(?:${properties})(?:: |=)(\\{[^}]*\\}|['"][^'"]*['"])`, 'g');
  const listSteps = (text: string) =>
    [...text.matchAll(spaces)].flatMap(([, value = '']) =>
      [...value.matchAll(/['"]-?(\d+(?:\.\d+)?)['"]/g)].map(([, step = '']) => step),
    );

  it('spacing uses only the steps of the scale', () => {
    const stepsByFile = names.map((name, index) => [name, listSteps(sources[index] ?? '')] as const);
    expect(stepsByFile.flatMap(([, steps]) => steps).length).toBeGreaterThan(150);
    const unknownSteps = stepsByFile.flatMap(([name, steps]) =>
      steps.filter((step) => !Object.hasOwn(tokens.spacing, step)).map((step) => `${name}: ${step}`),
    );
    expect(unknownSteps).toEqual([]);
  });

  it('a step outside the scale is found', () => {
    expect(listSteps("padding: { base: '4', md: '5' }")).toEqual(['4', '5']);
    expect(listSteps('<Stack marginTop="2.5">')).toEqual(['2.5']);
  });
});

it('every text size is one of the scale’s', () => {
  const sizes = sources.flatMap((text) =>
    [...text.matchAll(/\bfontSize(?:: |=)(\{[^}]*\}|'[^']*'|"[^"]*")/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/['"]([a-z\d]+)['"]/g)].map(([, size = '']) => size),
    ),
  );
  const isToken = (size: string) => !/^(?:\d+px|inherit)$/.test(size);
  const others = sizes.filter((size) => isToken(size) && !Object.hasOwn(tokens.fontSizes, size));
  expect(sizes.length).toBeGreaterThan(20);
  expect(others).toEqual([]);
});
