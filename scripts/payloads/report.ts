import { listPlaces } from './places.ts';
import type { Run } from './try-payloads.ts';
import { UNREACHED } from './unreached.ts';

interface Check {
  readonly what: string;
  readonly found: readonly string[];
}

const describeMode = ({ withoutPolicy }: Run) => (withoutPolicy ? 'without the policy' : 'with the policy');

export function printFigures(run: Run, payloads: number): void {
  const { watch, deliveries, documents, refused, steered, minutes } = run;
  const html = deliveries.count('html');
  console.log(`${describeMode(run)}: ${documents} documents, ${minutes.toFixed(1)} minutes`);
  console.log(
    `  ${refused} calls refused with payloads, ${steered} keys, references and addresses changed alone`,
  );
  console.log(
    `  ${deliveries.count()} payloads × places (${deliveries.carried().size} places of ${payloads} at most, ${html} in HTML), ${deliveries.shown().size} places seen on a page`,
  );
  console.log(
    `  ${watch.executions.length} executions, ${watch.leftovers.length} left in a page, ${watch.stoppedByPolicy.length} stopped by the policy, ` +
      `${watch.stoppedByTrustedTypes.length} by Trusted Types, ${watch.pictures.length} pictures of other hosts, ` +
      `${watch.readBySanitiser.length} reported while the sanitiser read them`,
  );
}

export function listChecks(run: Run): Check[] {
  const { watch, stuck } = run;
  const mode = describeMode(run);
  return [
    { what: `${mode}: nothing has run`, found: watch.executions },
    { what: `${mode}: nothing that could run is left in a page`, found: watch.leftovers },
    { what: `${mode}: the policy had no script to stop`, found: watch.stoppedByPolicy },
    { what: `${mode}: Trusted Types had nothing to stop`, found: watch.stoppedByTrustedTypes },
    { what: `${mode}: no page has thrown`, found: watch.errors },
    { what: `${mode}: every screen was gone through`, found: stuck },
  ];
}

/** Checks that every text and HTML string of the API document was sent to a screen or is listed in `UNREACHED`. */
export function findForgotten(runs: readonly Run[]): Check[] {
  const seenPlaces = new Set(
    runs.flatMap(({ deliveries }) => [...deliveries.carried().keys(), ...deliveries.seen()]),
  );
  const isExcused = (name: string) => UNREACHED.some(([places]) => places.test(name));
  const names = listPlaces()
    .filter(({ kind }) => kind !== 'steering')
    .map(({ name }) => name);
  const forgotten = names.filter((name) => !seenPlaces.has(name) && !isExcused(name));
  const staleExcuses = UNREACHED.filter(([places]) => [...seenPlaces].some((name) => places.test(name)));
  return [
    { what: 'every text of the API document was tried', found: forgotten },
    { what: 'nothing that was tried is named as never asked for', found: staleExcuses.map(([, why]) => why) },
  ];
}
