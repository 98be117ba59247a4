import { createDeliveries, type Deliveries } from './deliveries.ts';
import { listResponseStrings } from './places.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { showScreen } from './show.ts';
import { tryPayloadsOneByOne } from './try-payloads-one-by-one.ts';
import type { VisitTools } from './visit.ts';
import { createWatch, type PayloadWatch } from './watch.ts';

export interface PayloadRun {
  readonly withoutPolicy: boolean;
  readonly watch: PayloadWatch;
  readonly deliveries: Deliveries;
  /** Screens whose steps did not all succeed, so that later parts of them were not tested. */
  readonly stuckScreens: readonly string[];
  readonly documentCount: number;
  /** The number of calls that were refused with payloads as messages, and of keys and URLs that were changed alone. */
  readonly refusedCount: number;
  readonly steeredCount: number;
  readonly minutes: number;
}

/** The name of the part without screens: each payload alone, and in URLs. */
const ALONE_PART = 'alone';

interface PayloadRunOptions {
  readonly isShort: boolean;
  /** Runs only the screens whose names contain this text. */
  readonly part: string;
  readonly log: (line: string) => void;
}

/** Tries all payloads on all screens, then each alone, then in refusals and in strings that control the site. */
export async function tryPayloads(
  visitTools: Omit<VisitTools, 'watch' | 'deliveries'>,
  payloads: readonly string[],
  { isShort, part, log }: PayloadRunOptions,
): Promise<PayloadRun> {
  const startedAt = performance.now();
  const tools: VisitTools = {
    ...visitTools,
    watch: createWatch(),
    deliveries: createDeliveries(payloads.length),
  };
  const stuckScreens: string[] = [];
  const refusedCalls = new Set<string>();
  const steeredStrings = new Set<string>();
  const kindByString = new Map(listResponseStrings().map(({ name, kind }) => [name, kind]));
  let documentCount = 0;
  for (const screen of screens.filter(({ name }) => name.includes(part))) {
    const screenStart = performance.now();
    const callsBefore = new Set(tools.deliveries.listCalls());
    documentCount += 1;
    const failure = await showScreen(screen, tools, { payloads, repeatsListEntries: true });
    if (failure !== null) stuckScreens.push(failure);
    log(
      `${screen.name}: ${failure ?? 'gone through'} (${((performance.now() - screenStart) / 1000).toFixed(0)} s)`,
    );
    if (isShort) continue;
    documentCount += await refuseNewCalls(screen, tools, payloads, callsBefore, refusedCalls);
    documentCount += await replaceSteeringStrings(screen, tools, payloads, kindByString, steeredStrings);
  }
  if (part === '' || part === ALONE_PART) {
    stuckScreens.push(...(await tryPayloadsOneByOne(tools, payloads, log)));
    documentCount += payloads.length;
  }
  const minutes = (performance.now() - startedAt) / 60_000;
  const { withoutPolicy, watch, deliveries } = tools;
  return {
    withoutPolicy,
    watch,
    deliveries,
    stuckScreens,
    documentCount,
    refusedCount: refusedCalls.size,
    steeredCount: steeredStrings.size,
    minutes,
  };
}

/** Refuses each call that the screen was the first to make once, with the payloads as messages. */
async function refuseNewCalls(
  screen: Screen,
  tools: VisitTools,
  payloads: readonly string[],
  callsBefore: ReadonlySet<string>,
  refusedCalls: Set<string>,
): Promise<number> {
  const newCalls = [...tools.deliveries.listCalls()].filter(
    (call) => !callsBefore.has(call) && !refusedCalls.has(call),
  );
  for (const call of newCalls) {
    refusedCalls.add(call);
    await showScreen(screen, tools, { payloads, repeatsListEntries: false, refusedCall: call });
  }
  return newCalls.length;
}

/** Replaces each key, reference and URL of a response with a payload, one at a time. */
async function replaceSteeringStrings(
  screen: Screen,
  tools: VisitTools,
  payloads: readonly string[],
  kindByString: ReadonlyMap<string, string>,
  triedStrings: Set<string>,
): Promise<number> {
  const untriedStrings = [...tools.deliveries.listFoundStrings()].filter((stringName) => {
    const kind = kindByString.get(stringName);
    return !triedStrings.has(stringName) && (kind === 'steering' || kind === 'address');
  });
  for (const stringName of untriedStrings) {
    triedStrings.add(stringName);
    const replacements =
      kindByString.get(stringName) === 'address' ? ['javascript:alert(1)'] : [payloads.join(' ')];
    await showScreen(screen, tools, {
      payloads: replacements,
      repeatsListEntries: false,
      onlyString: stringName,
    });
  }
  return untriedStrings.length;
}
