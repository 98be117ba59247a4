import { writeFileSync } from 'node:fs';
import { pactDir } from '../shipped.ts';
import { findTemplate, isOptionalCall } from './api-document.ts';
import { askProvider } from './ask-provider.ts';
import type { Provider } from './enter-state.ts';
import { type Interaction, readInteractions } from './interactions.ts';
import { formatJunitXml } from './junit.ts';
import { CARD_PROVIDERS, LEVELS } from './levels.ts';
import type { ReplayOptions } from './options.ts';
import { openRelay } from './relay.ts';
import { NOT_OFFERED, type Replayed, replay } from './replay.ts';
import { reportLines } from './report.ts';
import { selectInteractions } from './select.ts';

/** Consecutive calls without a response after which the replay stops. */
const MAX_SILENT_CALLS = 3;

const ONE_AUTHORIZATION =
  'The Authorization header in PROVIDER_HEADERS is sent only with calls without a customer’s token; the others send that token instead.';

/**
 * Replays the selected interactions on a provider and prints the report, with totals for each level at the end.
 *
 * @throws an Error if no interaction is selected or the provider does not respond
 */
export async function runReplay(
  options: ReplayOptions,
  provider: Provider,
  print: (line: string) => void,
): Promise<{ passed: number; failed: number; leftOut: number }> {
  const all = readInteractions(pactDir).length;
  const chosen = chosenBy(options, all);
  await requireAnswer(provider);
  if (Object.keys(provider.extraHeaders).some((name) => name.toLowerCase() === 'authorization'))
    print(`  ! ${ONE_AUTHORIZATION}`);
  const replayed = await replayAll(successesFirst(chosen), provider, print);
  if (options.junit !== null) writeFileSync(options.junit, formatJunitXml(replayed));
  for (const line of levelLines(replayed)) print(line);
  print(closingLine(replayed, chosen.length, all, options.url));
  const passed = replayed.filter(isHonoured).length;
  return { passed, failed: replayed.length - passed, leftOut: replayed.filter(isLeftOut).length };
}

/** @throws an Error with the number of interactions and the filter if none is selected */
function chosenBy({ description, state, only }: ReplayOptions, all: number): readonly Interaction[] {
  const chosen = selectInteractions(readInteractions(pactDir, { description, state }), only);
  if (chosen.length > 0) return chosen;
  throw new Error(
    `None of the ${all} interactions fits PACT_DESCRIPTION=${description ?? ''} PACT_PROVIDER_STATE=${state ?? ''}: nothing was replayed.`,
  );
}

/** Sorts the successful interactions first, because they show whether the provider offers the call at all. */
function successesFirst(interactions: readonly Interaction[]): Interaction[] {
  return [...interactions].sort((one, other) => Number(one.status >= 300) - Number(other.status >= 300));
}

async function replayAll(
  interactions: readonly Interaction[],
  provider: Provider,
  print: (line: string) => void,
): Promise<Replayed[]> {
  const relay = await openRelay(provider);
  const replayed: Replayed[] = [];
  const [offered, missing] = [new Set<string>(), new Set<string>()];
  /** The number of failed interactions by cause. */
  const causes = new Map<string, number>();
  let silences = 0;
  try {
    for (const interaction of interactions) {
      const { method, path } = interaction;
      const call = `${method} ${findTemplate(path)}`;
      const mayLack = isOptionalCall(method, path) && !offered.has(call);
      const result = missing.has(call) ? NOT_OFFERED : await replay(interaction, mayLack, provider, relay);
      if (result.isNotOffered) missing.add(call);
      else if (result.problems.length === 0) offered.add(call);
      const lines = reportLines(interaction, result, provider.url);
      replayed.push({ interaction, result, lines });
      const before = result.cause === undefined ? 0 : (causes.get(result.cause) ?? 0);
      if (result.cause !== undefined) causes.set(result.cause, before + 1);
      if (before === 0) for (const line of lines) print(line);
      silences = result.isSilent ? silences + 1 : 0;
      if (silences === MAX_SILENT_CALLS) {
        print(`  ✗ The provider gave no answer ${MAX_SILENT_CALLS} times in a row: the replay ends here.`);
        break;
      }
    }
  } finally {
    await relay.close();
  }
  for (const [cause, times] of causes)
    if (times > 1) print(`  ✗ ${times - 1} more fail for the same reason: ${cause}`);
  return replayed;
}

const isHonoured = ({ result }: Replayed): boolean => result.problems.length === 0;
const isLeftOut = ({ result }: Replayed): boolean => result.isLeftOut;
const sumOf = (part: readonly Replayed[]): string => `${part.filter(isHonoured).length} of ${part.length}`;

/** Formats how many interactions of each level are honoured; for "pay" also by card provider. */
function levelLines(replayed: readonly Replayed[]): string[] {
  return LEVELS.flatMap((level, at) => {
    const own = replayed.filter(({ interaction }) => interaction.level === level);
    if (own.length === 0) return [];
    const providers = CARD_PROVIDERS.flatMap((name) => {
      const part = own.filter(({ interaction }) => interaction.cardProvider === name);
      return level === 'pay' && part.length > 0 ? [`${name} ${sumOf(part)}`] : [];
    });
    const byProvider = providers.length === 0 ? '' : ` (of ${providers.join(', of ')})`;
    return [`  Level ${at + 1} ${level}: ${sumOf(own)}${byProvider}`];
  });
}

function closingLine(replayed: readonly Replayed[], chosen: number, all: number, url: string | null): string {
  const honoured = replayed.filter(isHonoured).length;
  const leftOut = replayed.filter(isLeftOut).length;
  const notOffered = replayed.filter(({ result }) => result.isNotOffered).length;
  const optional = [
    ...(leftOut === 0 ? [] : [` (${leftOut} of them without the optional key)`]),
    ...(notOffered === 0 ? [] : [` (${notOffered} of them for calls that it does not offer)`]),
  ].join('');
  const part = chosen === all ? '' : `, ${all - chosen} left out by the filter`;
  return `  ${url ?? 'The sandbox'} honours ${honoured} of ${chosen} interactions${optional}, fails ${replayed.length - honoured}, ${chosen - replayed.length} not replayed${part}`;
}

const NEEDS_CREDENTIALS = [401, 403, 407];

/** Checks with one call that the server responds. @throws an Error with the remedy. */
async function requireAnswer({ url, limitMs, extraHeaders }: Provider): Promise<void> {
  const answer = await askProvider(`${url}/api/client`, { limitMs, extraHeaders });
  if ('reason' in answer) {
    throw new Error(
      `No answer from ${url}: ${answer.reason}. Is the server running, and is PROVIDER_URL right?`,
    );
  }
  if (NEEDS_CREDENTIALS.includes(answer.status))
    throw new Error(
      `${url} answers ${answer.status} to GET /api/client, which needs no log-in. If a gateway in front of the server needs an API key or a log-in, set it in PROVIDER_HEADERS.`,
    );
}
