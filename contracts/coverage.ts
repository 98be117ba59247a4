import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tally } from '../tooling/run.ts';
import { COMMITTED_FOLDER, listPactFiles } from './pact-files.ts';

const ROOT_FOLDER = join(import.meta.dirname, '..');
const CLIENT_FOLDER = join(ROOT_FOLDER, 'src', 'shared', 'api');
const README_FILE = join(import.meta.dirname, 'README.md');
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
  readonly coveredOutcomes: ReadonlySet<Outcome>;
  /** Outcomes that the API document has for the call. */
  readonly documentedOutcomes: ReadonlySet<Outcome>;
}

type Interaction = {
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly status: number; readonly body?: { readonly content?: unknown } };
};
type Parameter = { readonly $ref?: string; readonly in?: string };
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
type DocumentedResponse = {
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
    readFileSync(join(ROOT_FOLDER, 'openapi', 'bundle.json'), 'utf8'),
  );
  const interactions = listPactFiles(COMMITTED_FOLDER).flatMap((name): Interaction[] => {
    return JSON.parse(readFileSync(join(COMMITTED_FOLDER, name), 'utf8')).interactions;
  });
  const callInteractions = interactions.filter(
    ({ response }) => !STATUSES_OF_ANY_CALL.includes(response.status),
  );
  return listSiteCalls().map(({ method, path }) => ({
    call: `${method} ${path}`,
    coveredOutcomes: new Set(
      callInteractions
        .filter(
          (interaction) => interaction.request.method === method && findTemplate(interaction, paths) === path,
        )
        .map(requireOutcome),
    ),
    documentedOutcomes: listDocumentedOutcomes(paths[path]?.[method.toLowerCase()], components.parameters),
  }));
}

/** The table as Markdown: ✓ proven by a pact, · documented but not proven, empty where it cannot occur. */
function formatCoverageTable(): string {
  const rows = listCoverage().map(({ call, coveredOutcomes, documentedOutcomes }) => [
    `\`${call}\``,
    ...OUTCOMES.map((outcome) =>
      coveredOutcomes.has(outcome) ? '✓' : documentedOutcomes.has(outcome) ? '·' : '',
    ),
  ]);
  const tableRows = [['Call', ...OUTCOMES], ...rows];
  const widths = ['Call', ...OUTCOMES].map((_, column) =>
    Math.max(3, ...tableRows.map((row) => (row[column] ?? '').length)),
  );
  const formatRow = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [headRow = [], ...bodyRows] = tableRows;
  return [
    formatRow(headRow),
    formatRow(widths.map((width) => '-'.repeat(width))),
    ...bodyRows.map(formatRow),
  ].join('\n');
}

/** Fails when the README's table differs from what the pacts prove; `update` rewrites it first. */
export function checkCoverageTable(isUpdate: boolean): Tally {
  const readmeText = readFileSync(README_FILE, 'utf8');
  const [textBefore = '', textFromTable = ''] = readmeText.split(TABLE_MARKS[0]);
  const [, textAfter = ''] = textFromTable.split(TABLE_MARKS[1]);
  const updatedText = `${textBefore}${TABLE_MARKS[0]}\n\n${formatCoverageTable()}\n\n${TABLE_MARKS[1]}${textAfter}`;
  if (isUpdate) writeFileSync(README_FILE, updatedText);
  const isUpToDate = isUpdate || updatedText === readmeText;
  const remedy = 'Run `npm run contracts -- --update` and commit contracts/README.md.';
  console.log(
    isUpToDate
      ? '  ✓ the table of contracts/README.md is what the pacts prove'
      : `  ✗ the table of contracts/README.md is not what the pacts prove. ${remedy}`,
  );
  return isUpToDate ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function listSiteCalls(): { method: string; path: string }[] {
  const source = readdirSync(CLIENT_FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(CLIENT_FOLDER, name), 'utf8'))
    .join('\n');
  return [...source.matchAll(/api\(\)\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)]
    .map(([, method = '', path = '']) => ({ method, path }))
    .sort(
      (first, second) => first.path.localeCompare(second.path) || first.method.localeCompare(second.method),
    );
}

/** Finds the document's path template for a pact's path; a template without parameters takes precedence. */
function findTemplate({ request }: Interaction, paths: Paths): string | undefined {
  return Object.keys(paths)
    .filter((path) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(request.path))
    .sort((first, second) => first.split('{').length - second.split('{').length)[0];
}

function requireOutcome({ response: { status, body } }: Interaction): Outcome {
  if (status < 300) return '2xx';
  const content = body?.content;
  const hasFieldErrors = typeof content === 'object' && content !== null && 'errors' in content;
  const name = status === 422 && hasFieldErrors ? '422 fields' : String(status);
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

function listOutcomes([status, { content }]: [string, DocumentedResponse]): readonly Outcome[] {
  if (status === '422') {
    const examples = Object.keys(content?.['application/json']?.examples ?? {});
    return examples.flatMap((name) => OUTCOME_BY_EXAMPLE[name] ?? []);
  }
  return OUTCOMES.filter((outcome) => outcome === (status.startsWith('2') ? '2xx' : status));
}
