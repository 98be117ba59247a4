import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { committedDir, listPactFiles } from './pact-files.ts';

const root = join(import.meta.dirname, '..');
const clientDir = join(root, 'src', 'shared', 'api');
const readme = join(import.meta.dirname, 'README.md');
const MARKS = ['<!-- coverage: written by npm run contracts -- --update -->', '<!-- /coverage -->'] as const;

/** Statuses that the site handles alike for every call; the pacts prove each once. */
const OF_ANY_CALL: readonly number[] = [419, 500, 503];

/** The columns of the table. A 422 has either messages by field ("422 fields") or one message. */
export const OUTCOMES = ['2xx', '401', '403', '404', '409', '410', '422 fields', '422', '429'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface CoveredCall {
  /** `GET /api/cart` */
  readonly call: string;
  /** Outcomes that a pact proves. */
  readonly covered: ReadonlySet<Outcome>;
  /** Outcomes that the API document has for the call. */
  readonly documented: ReadonlySet<Outcome>;
}

type Interaction = {
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly status: number; readonly body?: { readonly content?: unknown } };
};
type Parameter = { readonly $ref?: string; readonly in?: string };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, Answer>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
type Answer = {
  readonly content?: {
    readonly 'application/json'?: { readonly examples?: Readonly<Record<string, unknown>> };
  };
};
type Bundle = {
  readonly paths: Paths;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

/** The outcome by the name of an example of the document's 422 response. */
const REFUSALS: Readonly<Record<string, Outcome>> = { field: '422 fields', whole: '422' };

/** Every call of the site's client, with the outcomes that the committed pacts prove. */
export function coverage(): CoveredCall[] {
  const { paths, components }: Bundle = JSON.parse(
    readFileSync(join(root, 'openapi', 'bundle.json'), 'utf8'),
  );
  const interactions = listPactFiles(committedDir).flatMap((name): Interaction[] => {
    return JSON.parse(readFileSync(join(committedDir, name), 'utf8')).interactions;
  });
  const ofTheCall = interactions.filter(({ response }) => !OF_ANY_CALL.includes(response.status));
  return callsOfTheSite().map(({ method, path }) => ({
    call: `${method} ${path}`,
    covered: new Set(
      ofTheCall
        .filter((one) => one.request.method === method && templateOf(one, paths) === path)
        .map(outcomeOf),
    ),
    documented: documentedOf(paths[path]?.[method.toLowerCase()], components.parameters),
  }));
}

/** The table as Markdown: ✓ proven by a pact, · documented but not proven, empty where it cannot occur. */
function coverageTable(): string {
  const rows = coverage().map(({ call, covered, documented }) => [
    `\`${call}\``,
    ...OUTCOMES.map((outcome) => (covered.has(outcome) ? '✓' : documented.has(outcome) ? '·' : '')),
  ]);
  const all = [['Call', ...OUTCOMES], ...rows];
  const widths = ['Call', ...OUTCOMES].map((_, at) =>
    Math.max(3, ...all.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Fails when the README's table differs from what the pacts prove; `update` rewrites it first. */
export function checkTable(update: boolean): Tally {
  const text = readFileSync(readme, 'utf8');
  const [before = '', rest = ''] = text.split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  const wanted = `${before}${MARKS[0]}\n\n${coverageTable()}\n\n${MARKS[1]}${after}`;
  if (update) writeFileSync(readme, wanted);
  const isRight = update || wanted === text;
  const remedy = 'Run `npm run contracts -- --update` and commit contracts/README.md.';
  console.log(
    isRight
      ? '  ✓ the table of contracts/README.md is what the pacts prove'
      : `  ✗ the table of contracts/README.md is not what the pacts prove. ${remedy}`,
  );
  return isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function callsOfTheSite(): { method: string; path: string }[] {
  const source = readdirSync(clientDir)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(clientDir, name), 'utf8'))
    .join('\n');
  return [...source.matchAll(/api\(\)\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)]
    .map(([, method = '', path = '']) => ({ method, path }))
    .sort((one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method));
}

/** Finds the document's path template for a pact's path; a template without parameters takes precedence. */
function templateOf({ request }: Interaction, paths: Paths): string | undefined {
  return Object.keys(paths)
    .filter((path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(request.path))
    .sort((one, other) => one.split('{').length - other.split('{').length)[0];
}

function outcomeOf({ response: { status, body } }: Interaction): Outcome {
  if (status < 300) return '2xx';
  const content = body?.content;
  const hasFields = typeof content === 'object' && content !== null && 'errors' in content;
  const name = status === 422 && hasFields ? '422 fields' : String(status);
  const outcome = OUTCOMES.find((known) => known === name);
  if (!outcome) throw new Error(`A pact expects ${name}: add a column for it in contracts/coverage.ts.`);
  return outcome;
}

/**
 * The documented outcomes of a call. A call without query and body has no "422 fields" outcome, because the pact comparison
 * treats an invalid path as a path that the document does not have.
 */
function documentedOf(
  operation: Operation | undefined,
  named: Readonly<Record<string, Parameter>>,
): ReadonlySet<Outcome> {
  const outcomes = new Set(Object.entries(operation?.responses ?? {}).flatMap(outcomesFor));
  const hasQuery = operation?.parameters?.some(
    (parameter) => (named[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter).in === 'query',
  );
  if (!hasQuery && operation?.requestBody === undefined) outcomes.delete('422 fields');
  return outcomes;
}

function outcomesFor([status, { content }]: [string, Answer]): readonly Outcome[] {
  if (status === '422') {
    const examples = Object.keys(content?.['application/json']?.examples ?? {});
    return examples.flatMap((name) => REFUSALS[name] ?? []);
  }
  return OUTCOMES.filter((outcome) => outcome === (status.startsWith('2') ? '2xx' : status));
}
