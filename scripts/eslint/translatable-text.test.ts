import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tsParser from '@typescript-eslint/parser';
import { Linter } from 'eslint';
import { afterAll, describe, expect, it } from 'vitest';
import { translatableText } from './translatable-text.js';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-translatable-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The part of React's types that the samples need. */
const TYPES = `
declare namespace JSX {
  interface Element { readonly isElement: true }
  interface IntrinsicElements { [tag: string]: object }
}
type ReactNode = string | number | boolean | null | undefined | JSX.Element;
declare const isBusy: boolean, title: string, count: number, note: string | null, names: string[], slot: ReactNode;
declare function Icon(props: object): JSX.Element;
declare function Maybe(props: object): JSX.Element | null;
declare function Button(props: { children?: ReactNode }): JSX.Element;
declare function memo<T>(component: T): T;
`;
const sampleFile = join(folder, 'sample.tsx');
writeFileSync(join(folder, 'react.d.ts'), TYPES);
writeFileSync(sampleFile, '');
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: { jsx: 'preserve', strict: true, types: [] },
    files: ['react.d.ts', 'sample.tsx'],
  }),
);

/** Runs the rule on a sample and returns the ids of its messages. */
function findFaults(sample: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: tsParser,
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: folder,
        // With CI set, the parser would read the (empty) file instead of the sample.
        disallowAutomaticSingleRunInference: true,
      },
    },
    plugins: { pavilion: { rules: { 'translatable-text': translatableText } } },
    rules: { 'pavilion/translatable-text': 'error' },
  };
  return new Linter({ cwd: folder })
    .verify(sample, config, { filename: sampleFile })
    .map(({ messageId, message }) => messageId ?? message);
}

describe('a text that a browser may translate', () => {
  it.each([
    ['beside an icon that comes and goes', '<p>{isBusy && <Icon />}{title}</p>', ['beside']],
    ['beside a component that may be nothing', '<p><Maybe />Hello</p>', ['beside']],
    ['beside a list', '<p>{names.map((one) => <i>{one}</i>)}{title}</p>', ['beside']],
    ['beside another that changes', '<p>{count} places</p>', ['beside', 'beside']],
    ['that comes and goes itself', '<p><Icon />{note}</p>', ['beside']],
    ['that is handed in from outside', '<p><Icon />{slot}</p>', ['beside']],
    ['beside an element that stays', '<p>Hello <b>{title}</b></p>', ['beside']],
    [
      'that is a space beside what comes and goes',
      "<p><b>{title}</b>{' '}{isBusy && <Icon />}</p>",
      ['beside'],
    ],
    ['in a button of ours', '<Button><Icon />{title}</Button>', ['beside']],
    ['in the one branch of two', '<p>{isBusy ? <>Hello</> : <Icon />}</p>', ['fragment']],
    ['in a list without elements', '<p>{names}</p>', ['list']],
  ])('a text that a browser may translate is found %s', (_, sample, expectedFaults) => {
    expect(findFaults(`export const Page = () => ${sample};`)).toEqual(expectedFaults);
  });

  it.each([
    [
      'which returns what it was given',
      'export function Page({ children }: { children: ReactNode }) { return children; }',
      ['returned'],
    ],
    [
      'which returns a text',
      'export const Page = memo((_: object) => (isBusy ? <Icon /> : title));',
      ['returned'],
    ],
    ['which returns a text in a fragment', 'export const Page = () => <>{title}</>;', ['fragment']],
  ])('a text that a browser may translate is found in a component %s', (_, sample, expectedFaults) => {
    expect(findFaults(sample)).toEqual(expectedFaults);
  });

  it('the rule does not apply to a function that makes a list', () => {
    expect(findFaults('export const AGES = Array.from({ length: 3 }, (_, index) => index + 3);')).toEqual([]);
  });

  it.each([
    ['alone in its element', '<p>{isBusy ? title : count}</p>'],
    ['alone, or an element in its place', '<p>{isBusy ? title : <Icon />}</p>'],
    ['in an element of its own', '<p>{isBusy && <Icon />}<span>{title}</span></p>'],
    ['that is a space between elements that stay', "<p><b>{title}</b>{' '}<Icon /></p>"],
    ['handed on to one element', '<p>{slot}</p>'],
  ])('a text that a browser may translate may stand %s', (_, sample) => {
    expect(findFaults(`export const Page = () => ${sample};`)).toEqual([]);
  });
});
