import { createDeliveries, type Deliveries } from './deliveries.ts';
import { listPlaces } from './places.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { show } from './show.ts';
import { tryPayloadsOneByOne } from './try-payloads-one-by-one.ts';
import type { VisitTools } from './visit.ts';
import { createWatch, type PayloadWatch } from './watch.ts';

export interface Run {
  readonly withoutPolicy: boolean;
  readonly watch: PayloadWatch;
  readonly deliveries: Deliveries;
  /** Screens whose steps did not all succeed, so that later parts of them were not tested. */
  readonly stuck: readonly string[];
  readonly documents: number;
  /** The number of calls that were refused with payloads as messages, and of keys and URLs that were changed alone. */
  readonly refused: number;
  readonly steered: number;
  readonly minutes: number;
}

/** The name of the part without screens: each payload alone, and in URLs. */
const ALONE = 'alone';

interface PayloadRun {
  readonly isShort: boolean;
  /** Runs only the screens whose names contain this text. */
  readonly part: string;
  readonly say: (line: string) => void;
}

/** Tries all payloads on all screens, then each alone, then in refusals and in strings that control the site. */
export async function tryPayloads(
  visitTools: Omit<VisitTools, 'watch' | 'deliveries'>,
  payloads: readonly string[],
  { isShort, part, say }: PayloadRun,
): Promise<Run> {
  const started = performance.now();
  const tools: VisitTools = {
    ...visitTools,
    watch: createWatch(),
    deliveries: createDeliveries(payloads.length),
  };
  const stuckScreens: string[] = [];
  const refusedCalls = new Set<string>();
  const steeredPlaces = new Set<string>();
  const kinds = new Map(listPlaces().map(({ name, kind }) => [name, kind]));
  let documents = 0;
  for (const screen of screens.filter(({ name }) => name.includes(part))) {
    const screenStart = performance.now();
    const callsBefore = new Set(tools.deliveries.calls());
    documents += 1;
    const failure = await show(screen, tools, { payloads, repeatsListEntries: true });
    if (failure !== null) stuckScreens.push(failure);
    say(
      `${screen.name}: ${failure ?? 'gone through'} (${((performance.now() - screenStart) / 1000).toFixed(0)} s)`,
    );
    if (isShort) continue;
    documents += await refuseNewCalls(screen, tools, payloads, callsBefore, refusedCalls);
    documents += await replaceSteeringStrings(screen, tools, payloads, kinds, steeredPlaces);
  }
  if (part === '' || part === ALONE) {
    stuckScreens.push(...(await tryPayloadsOneByOne(tools, payloads, say)));
    documents += payloads.length;
  }
  const minutes = (performance.now() - started) / 60_000;
  const { withoutPolicy, watch, deliveries } = tools;
  return {
    withoutPolicy,
    watch,
    deliveries,
    stuck: stuckScreens,
    documents,
    refused: refusedCalls.size,
    steered: steeredPlaces.size,
    minutes,
  };
}

/** Refuses each call that the screen was the first to make once, with the payloads as messages. */
async function refuseNewCalls(
  screen: Screen,
  tools: VisitTools,
  payloads: readonly string[],
  callsBefore: ReadonlySet<string>,
  done: Set<string>,
): Promise<number> {
  const newCalls = [...tools.deliveries.calls()].filter((call) => !callsBefore.has(call) && !done.has(call));
  for (const call of newCalls) {
    done.add(call);
    await show(screen, tools, { payloads, repeatsListEntries: false, refused: call });
  }
  return newCalls.length;
}

/** Replaces each key, reference and URL of a response with a payload, one at a time. */
async function replaceSteeringStrings(
  screen: Screen,
  tools: VisitTools,
  payloads: readonly string[],
  kinds: ReadonlyMap<string, string>,
  done: Set<string>,
): Promise<number> {
  const due = [...tools.deliveries.seen()].filter((place) => {
    const kind = kinds.get(place);
    return !done.has(place) && (kind === 'steering' || kind === 'address');
  });
  for (const place of due) {
    done.add(place);
    const value = kinds.get(place) === 'address' ? ['javascript:alert(1)'] : [payloads.join(' ')];
    await show(screen, tools, { payloads: value, repeatsListEntries: false, only: place });
  }
  return due.length;
}
