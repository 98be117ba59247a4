import { listResponseStrings } from './places.ts';
import type { PayloadRun } from './try-payloads.ts';
import { UNREACHED } from './unreached.ts';

interface Check {
  readonly statement: string;
  readonly findings: readonly string[];
}

const describeMode = ({ withoutPolicy }: PayloadRun) =>
  withoutPolicy ? 'without the policy' : 'with the policy';

export function printFigures(run: PayloadRun, payloads: number): void {
  const { watch, deliveries, documentCount, refusedCount, steeredCount, minutes } = run;
  const htmlCount = deliveries.count('html');
  console.log(`${describeMode(run)}: ${documentCount} documents, ${minutes.toFixed(1)} minutes`);
  console.log(
    `  ${refusedCount} calls refused with payloads, ${steeredCount} keys, references and addresses changed alone`,
  );
  console.log(
    `  ${deliveries.count()} payloads × places (${deliveries.listChangedStrings().size} places of ${payloads} at most, ${htmlCount} in HTML), ${deliveries.listShownStrings().size} places seen on a page`,
  );
  console.log(
    `  ${watch.executions.length} executions, ${watch.leftovers.length} left in a page, ${watch.stoppedByPolicy.length} stopped by the policy, ` +
      `${watch.stoppedByTrustedTypes.length} by Trusted Types, ${watch.pictures.length} pictures of other hosts, ` +
      `${watch.readBySanitiser.length} reported while the sanitiser read them`,
  );
}

export function listChecks(run: PayloadRun): Check[] {
  const { watch, stuckScreens } = run;
  const mode = describeMode(run);
  return [
    { statement: `${mode}: nothing has run`, findings: watch.executions },
    { statement: `${mode}: nothing that could run is left in a page`, findings: watch.leftovers },
    { statement: `${mode}: the policy had no script to stop`, findings: watch.stoppedByPolicy },
    { statement: `${mode}: Trusted Types had nothing to stop`, findings: watch.stoppedByTrustedTypes },
    { statement: `${mode}: no page has thrown`, findings: watch.errors },
    { statement: `${mode}: every screen was gone through`, findings: stuckScreens },
  ];
}

/** Checks that every text and HTML string of the API document was sent to a screen or is listed in `UNREACHED`. */
export function findForgotten(runs: readonly PayloadRun[]): Check[] {
  const triedStrings = new Set(
    runs.flatMap(({ deliveries }) => [
      ...deliveries.listChangedStrings().keys(),
      ...deliveries.listFoundStrings(),
    ]),
  );
  const isExcused = (name: string) => UNREACHED.some(([strings]) => strings.test(name));
  const names = listResponseStrings()
    .filter(({ kind }) => kind !== 'steering')
    .map(({ name }) => name);
  const forgottenStrings = names.filter((name) => !triedStrings.has(name) && !isExcused(name));
  const staleExcuses = UNREACHED.filter(([strings]) => [...triedStrings].some((name) => strings.test(name)));
  return [
    { statement: 'every text of the API document was tried', findings: forgottenStrings },
    {
      statement: 'nothing that was tried is named as never asked for',
      findings: staleExcuses.map(([, why]) => why),
    },
  ];
}
