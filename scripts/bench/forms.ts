import type { Tally } from '../lib/run.ts';
import { inMs, median, p95 } from './figures.ts';
import { FORM_KINDS } from './form-kinds.ts';
import { type FormRun, type FormVisit, renderedForm, runOurForm, runPlainForm } from './form-run.ts';

/** How many times the time of plain HTML a form may take. */
const BUDGETS = [
  { count: 200, firstRender: 1.2, keyToPaint: 1.4 },
  { count: 1000, firstRender: 2, keyToPaint: 1.5 },
] as const;

type Place = Omit<FormVisit, 'kind' | 'count'>;

/** Both forms in both sizes against plain HTML of the same questions, turn by turn. */
export async function measureForms(place: Place, runs: number, wanted: RegExp): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const kind of FORM_KINDS) {
    for (const budget of BUDGETS) {
      const name = `${kind.name}, ${budget.count} questions`;
      if (!wanted.test(name)) continue;
      const visit = { ...place, kind, count: budget.count };
      const { ours, plain } = await inTurns(visit, runs);
      console.log(name);
      tallies.push(
        compare('first render', times(ours, 'firstRender'), times(plain, 'firstRender'), budget.firstRender),
        compare('key to paint', keyTimes(ours), keyTimes(plain), budget.keyToPaint),
      );
      console.log(`  whole form: ${ratioText(times(ours, 'wholeForm'), times(plain, 'wholeForm'))}`);
    }
  }
  return tallies;
}

/** Whatever else the machine does meanwhile then slows both alike. */
async function inTurns(visit: FormVisit, runs: number) {
  const rendered = await renderedForm(visit);
  const ours: FormRun[] = [];
  const plain: FormRun[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await runPlainForm(visit, rendered));
    ours.push(await runOurForm(visit, rendered));
  }
  return { ours, plain };
}

const times = (runs: readonly FormRun[], what: 'firstRender' | 'wholeForm') => runs.map((run) => run[what]);
const keyTimes = (runs: readonly FormRun[]) => runs.flatMap(({ keys }) => keys);
const ratioOf = (ours: readonly number[], plain: readonly number[]) => median(ours) / median(plain);

function compare(what: string, ours: readonly number[], plain: readonly number[], budget: number): Tally {
  const isHeld = ratioOf(ours, plain) <= budget;
  console.log(`${isHeld ? '✓' : '✗'} ${what}: ${ratioText(ours, plain)} of ${budget}×`);
  return isHeld ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function ratioText(ours: readonly number[], plain: readonly number[]): string {
  const figures = (values: readonly number[]) => `${inMs(median(values))} (p95 ${inMs(p95(values))})`;
  return `${figures(ours)}, plain HTML ${figures(plain)}: ${ratioOf(ours, plain).toFixed(2)}×`;
}
