import type { Tally } from '../../tooling/run.ts';
import { calculateMedian, calculateP95, formatMs } from './figures.ts';
import { FORM_KINDS } from './form-kinds.ts';
import { type FormRun, type FormVisit, runOurForm, runPlainForm, waitForRenderedForm } from './form-run.ts';

/** A limit, either as a multiple of the time of plain HTML or in ms. A real form has about 60 fields. */
type Limit = { readonly times: number } | { readonly ms: number };
type Budget = { readonly count: number; readonly keyToPaint: Limit; readonly wholeForm: Limit | null };

const BUDGETS: readonly Budget[] = [
  { count: 60, keyToPaint: { times: 1.25 }, wholeForm: { times: 2 } },
  { count: 200, keyToPaint: { times: 1.6 }, wholeForm: null },
  { count: 1000, keyToPaint: { ms: 100 }, wholeForm: null },
];

type Place = Omit<FormVisit, 'kind' | 'count'>;

/** Measures both forms in each size and compares them with plain HTML of the same questions. */
export async function measureForms(place: Place, runs: number, chosenBenches: RegExp): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const kind of FORM_KINDS) {
    for (const { count, keyToPaint, wholeForm } of BUDGETS) {
      const name = `${kind.name}, ${count} questions`;
      if (!chosenBenches.test(name)) continue;
      const { ours, plain } = await inTurns({ ...place, kind, count }, runs);
      console.log(name);
      tallies.push(compare('key to paint', listKeyTimes(ours), listKeyTimes(plain), keyToPaint));
      const wholeFormTimes = [listFormTimes(ours), listFormTimes(plain)] as const;
      if (wholeForm) tallies.push(compare('whole form', ...wholeFormTimes, wholeForm));
      else console.log(`  whole form: ${ratioText(...wholeFormTimes)}`);
    }
  }
  return tallies;
}

/** Alternates the runs of both, so that other load on the machine slows them equally. */
async function inTurns(visit: FormVisit, runs: number) {
  const rendered = await waitForRenderedForm(visit);
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

function compare(what: string, ours: readonly number[], plain: readonly number[], limit: Limit): Tally {
  const isHeld =
    'ms' in limit ? calculateMedian(ours) <= limit.ms : calculateRatio(ours, plain) <= limit.times;
  const budget = 'ms' in limit ? formatMs(limit.ms) : `${limit.times}×`;
  console.log(`${isHeld ? '✓' : '✗'} ${what}: ${ratioText(ours, plain)} of ${budget}`);
  return isHeld ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function ratioText(ours: readonly number[], plain: readonly number[]): string {
  const figures = (values: readonly number[]) =>
    `${formatMs(calculateMedian(values))} (p95 ${formatMs(calculateP95(values))})`;
  return `${figures(ours)}, plain HTML ${figures(plain)}: ${calculateRatio(ours, plain).toFixed(2)}×`;
}
