import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, calculateP95, formatMs } from './figures.ts';
import { FORM_KINDS } from './form-kinds.ts';
import { type FormRun, type FormVisit, renderForm, runOurForm, runPlainForm } from './form-run.ts';

/** A limit, either as a multiple of the time of plain HTML or in ms. A real form has about 60 fields. */
type Limit = { readonly factor: number } | { readonly ms: number };
type Budget = { readonly count: number; readonly keyToPaint: Limit; readonly wholeForm: Limit | null };

const BUDGETS: readonly Budget[] = [
  { count: 60, keyToPaint: { factor: 1.25 }, wholeForm: { factor: 2 } },
  { count: 200, keyToPaint: { factor: 1.6 }, wholeForm: null },
  { count: 1000, keyToPaint: { ms: 100 }, wholeForm: null },
];

type BenchTarget = Omit<FormVisit, 'kind' | 'count'>;

/** Measures both forms in each size and compares them with plain HTML of the same questions. */
export async function measureForms(
  target: BenchTarget,
  runs: number,
  chosenBenches: RegExp,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const kind of FORM_KINDS) {
    for (const { count, keyToPaint, wholeForm } of BUDGETS) {
      const name = `${kind.name}, ${count} questions`;
      if (!chosenBenches.test(name)) continue;
      const { ours, plain } = await runInTurns({ ...target, kind, count }, runs);
      console.log(name);
      tallies.push(compareTimes('key to paint', listKeyTimes(ours), listKeyTimes(plain), keyToPaint));
      const wholeFormTimes = [listFormTimes(ours), listFormTimes(plain)] as const;
      if (wholeForm) tallies.push(compareTimes('whole form', ...wholeFormTimes, wholeForm));
      else console.log(`  whole form: ${formatRatio(...wholeFormTimes)}`);
    }
  }
  return tallies;
}

/** Alternates the runs of both, so that other load on the machine slows them equally. */
async function runInTurns(visit: FormVisit, runs: number) {
  const rendered = await renderForm(visit);
  const ours: FormRun[] = [];
  const plain: FormRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await runPlainForm(visit, rendered));
    ours.push(await runOurForm(visit, rendered));
  }
  return { ours, plain };
}

const listFormTimes = (runs: readonly FormRun[]) => runs.map(({ wholeForm }) => wholeForm);
const listKeyTimes = (runs: readonly FormRun[]) => runs.flatMap(({ keys }) => keys);
const calculateRatio = (ours: readonly number[], plain: readonly number[]) =>
  calculateMedian(ours) / calculateMedian(plain);

function compareTimes(
  measuredThing: string,
  ours: readonly number[],
  plain: readonly number[],
  limit: Limit,
): Tally {
  const isWithinLimit =
    'ms' in limit ? calculateMedian(ours) <= limit.ms : calculateRatio(ours, plain) <= limit.factor;
  const budget = 'ms' in limit ? formatMs(limit.ms) : `${limit.factor}×`;
  console.log(`${isWithinLimit ? '✓' : '✗'} ${measuredThing}: ${formatRatio(ours, plain)} of ${budget}`);
  return isWithinLimit ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function formatRatio(ours: readonly number[], plain: readonly number[]): string {
  const formatFigures = (values: readonly number[]) =>
    `${formatMs(calculateMedian(values))} (p95 ${formatMs(calculateP95(values))})`;
  return `${formatFigures(ours)}, plain HTML ${formatFigures(plain)}: ${calculateRatio(ours, plain).toFixed(2)}×`;
}
