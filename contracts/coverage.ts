import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { committedFolder, listPactFiles } from './pact-files.ts';

const root = join(import.meta.dirname, '..');
const clientDir = join(root, 'src', 'shared', 'api');
const readme = join(import.meta.dirname, 'README.md');
const TABLE_MARKS = [
  '<!-- coverage: written by npm run contracts -- --update -->',
  '<!-- /coverage -->',
] as const;

/** Statuses that the site handles alike for every call; the pacts prove each once. */
const STATUSES_OF_ANY_CALL: readonly number[] = [419, 500, 503];

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
  readonly responses: Readonly<Record<string, Response>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
type Response = {
  readonly content?: {
    readonly 'application/json'?: { readonly examples?: Readonly<Record<string, unknown>> };
  };
};
type Bundle = {
  readonly paths: Paths;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};

/** The outcome by the name of an example of the document's 422 response. */
const OUTCOME_BY_EXAMPLE: Readonly<Record<string, Outcome>> = { field: '422 fields', whole: '422' };

/** Every call of the site's client, with the outcomes that the committed pacts prove. */
export function listCoverage(): CoveredCall[] {
  const { paths, components }: Bundle = JSON.parse(
    readFileSync(join(root, 'openapi', 'bundle.json'), 'utf8'),
  );
  const interactions = listPactFiles(committedFolder).flatMap((name): Interaction[] => {
    return JSON.parse(readFileSync(join(committedFolder, name), 'utf8')).interactions;
  });
  const callInteractions = interactions.filter(
    ({ response }) => !STATUSES_OF_ANY_CALL.includes(response.status),
  );
  return listSiteCalls().map(({ method, path }) => ({
    call: `${method} ${path}`,
    covered: new Set(
      callInteractions
        .filter(
          (interaction) => interaction.request.method === method && findTemplate(interaction, paths) === path,
        )
        .map(requireOutcome),
    ),
    documented: listDocumentedOutcomes(paths[path]?.[method.toLowerCase()], components.parameters),
  }));
}

/** The table as Markdown: ✓ proven by a pact, · documented but not proven, empty where it cannot occur. */
function formatCoverageTable(): string {
  const rows = listCoverage().map(({ call, covered, documented }) => [
    `\`${call}\``,
    ...OUTCOMES.map((outcome) => (covered.has(outcome) ? '✓' : documented.has(outcome) ? '·' : '')),
  ]);
  const tableRows = [['Call', ...OUTCOMES], ...rows];
  const widths = ['Call', ...OUTCOMES].map((_, column) =>
    Math.max(3, ...tableRows.map((row) => (row[column] ?? '').length)),
  );
  const formatRow = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = tableRows;
  return [formatRow(head), formatRow(widths.map((width) => '-'.repeat(width))), ...body.map(formatRow)].join(
    '\n',
  );
}

/** Fails when the README's table differs from what the pacts prove; `update` rewrites it first. */
export function checkTable(update: boolean): Tally {
  const text = readFileSync(readme, 'utf8');
  const [before = '', rest = ''] = text.split(TABLE_MARKS[0]);
  const [, after = ''] = rest.split(TABLE_MARKS[1]);
  const updatedText = `${before}${TABLE_MARKS[0]}\n\n${formatCoverageTable()}\n\n${TABLE_MARKS[1]}${after}`;
  if (update) writeFileSync(readme, updatedText);
  const isUpToDate = update || updatedText === text;
  const remedy = 'Run `npm run contracts -- --update` and commit contracts/README.md.';
  console.log(
    isUpToDate
      ? '  ✓ the table of contracts/README.md is what the pacts prove'
      : `  ✗ the table of contracts/README.md is not what the pacts prove. ${remedy}`,
  );
  return isUpToDate ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function listSiteCalls(): { method: string; path: string }[] {
  const source = readdirSync(clientDir)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(clientDir, name), 'utf8'))
    .join('\n');
  return [...source.matchAll(/api\(\)\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)]
    .map(([, method = '', path = '']) => ({ method, path }))
    .sort(
      (interaction, other) =>
        interaction.path.localeCompare(other.path) || interaction.method.localeCompare(other.method),
    );
}

/** Finds the document's path template for a pact's path; a template without parameters takes precedence. */
function findTemplate({ request }: Interaction, paths: Paths): string | undefined {
  return Object.keys(paths)
    .filter((path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(request.path))
    .sort((interaction, other) => interaction.split('{').length - other.split('{').length)[0];
}

function requireOutcome({ response: { status, body } }: Interaction): Outcome {
  if (status < 300) return '2xx';
  const content = body?.content;
  const hasFields = typeof content === 'object' && content !== null && 'errors' in content;
  const name = status === 422 && hasFields ? '422 fields' : String(status);
  const outcome = OUTCOMES.find((candidate) => candidate === name);
  if (!outcome) throw new Error(`A pact expects ${name}: add a column for it in contracts/coverage.ts.`);
  return outcome;
}

/**
 * The documented outcomes of a call. A call without query and body has no "422 fields" outcome, because the pact comparison
 * treats an invalid path as a path that the document does not have.
 */
function listDocumentedOutcomes(
  operation: Operation | undefined,
  sharedParameters: Readonly<Record<string, Parameter>>,
): ReadonlySet<Outcome> {
  const outcomes = new Set(Object.entries(operation?.responses ?? {}).flatMap(listOutcomes));
  const hasQuery = operation?.parameters?.some(
    (parameter) => (sharedParameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter).in === 'query',
  );
  if (!hasQuery && operation?.requestBody === undefined) outcomes.delete('422 fields');
  return outcomes;
}

function listOutcomes([status, { content }]: [string, Response]): readonly Outcome[] {
  if (status === '422') {
    const examples = Object.keys(content?.['application/json']?.examples ?? {});
    return examples.flatMap((name) => OUTCOME_BY_EXAMPLE[name] ?? []);
  }
  return OUTCOMES.filter((outcome) => outcome === (status.startsWith('2') ? '2xx' : status));
}
