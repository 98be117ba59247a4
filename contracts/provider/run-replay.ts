import { writeFileSync } from 'node:fs';
import { PACT_FOLDER } from '../shipped.ts';
import { findTemplate, isOptionalCall } from './api-document.ts';
import { askProvider } from './ask-provider.ts';
import type { Provider } from './enter-state.ts';
import { type Interaction, readInteractions } from './interactions.ts';
import { formatJunitXml } from './junit.ts';
import { CARD_PROVIDERS, LEVELS } from './levels.ts';
import type { ReplayOptions } from './options.ts';
import { openRelay } from './relay.ts';
import { NOT_OFFERED, type ReplayedInteraction, replayInteraction } from './replay.ts';
import { formatReport } from './report.ts';
import { selectInteractions } from './select.ts';

/** Consecutive calls without a response after which the replay stops. */
const MAX_SILENT_CALLS = 3;

const AUTHORIZATION_WARNING =
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
  const totalCount = readInteractions(PACT_FOLDER).length;
  const interactions = requireInteractions(options, totalCount);
  await requireRespondingProvider(provider);
  if (Object.keys(provider.extraHeaders).some((name) => name.toLowerCase() === 'authorization'))
    print(`  ! ${AUTHORIZATION_WARNING}`);
  const results = await replayAll(sortSuccessesFirst(interactions), provider, print);
  if (options.junitFile !== null) writeFileSync(options.junitFile, formatJunitXml(results));
  for (const line of formatLevels(results)) print(line);
  print(formatSummary(results, interactions.length, totalCount, options.url));
  const passed = results.filter(isHonoured).length;
  return { passed, failed: results.length - passed, leftOut: results.filter(isLeftOut).length };
}

/** @throws an Error with the number of interactions and the filter if none is selected */
function requireInteractions(
  { description, state, choices }: ReplayOptions,
  totalCount: number,
): readonly Interaction[] {
  const interactions = selectInteractions(readInteractions(PACT_FOLDER, { description, state }), choices);
  if (interactions.length > 0) return interactions;
  throw new Error(
    `None of the ${totalCount} interactions fits PACT_DESCRIPTION=${description ?? ''} PACT_PROVIDER_STATE=${state ?? ''}: nothing was replayed.`,
  );
}

/** Sorts the successful interactions first, because they show whether the provider offers the call at all. */
function sortSuccessesFirst(interactions: readonly Interaction[]): Interaction[] {
  return [...interactions].sort(
    (first, second) => Number(first.status >= 300) - Number(second.status >= 300),
  );
}

async function replayAll(
  interactions: readonly Interaction[],
  provider: Provider,
  print: (line: string) => void,
): Promise<ReplayedInteraction[]> {
  const relay = await openRelay(provider);
  const results: ReplayedInteraction[] = [];
  const [offeredCalls, missingCalls] = [new Set<string>(), new Set<string>()];
  /** The number of failed interactions by cause. */
  const failuresByCause = new Map<string, number>();
  let silentCallCount = 0;
  try {
    for (const interaction of interactions) {
      const { method, path } = interaction;
      const call = `${method} ${findTemplate(path)}`;
      const mayLackCall = isOptionalCall(method, path) && !offeredCalls.has(call);
      const result = missingCalls.has(call)
        ? NOT_OFFERED
        : await replayInteraction(interaction, mayLackCall, provider, relay);
      if (result.isNotOffered) missingCalls.add(call);
      else if (result.problems.length === 0) offeredCalls.add(call);
      const lines = formatReport(interaction, result, provider.url);
      results.push({ interaction, result, lines });
      const failuresBefore = result.cause === undefined ? 0 : (failuresByCause.get(result.cause) ?? 0);
      if (result.cause !== undefined) failuresByCause.set(result.cause, failuresBefore + 1);
      if (failuresBefore === 0) for (const line of lines) print(line);
      silentCallCount = result.hasNoAnswer ? silentCallCount + 1 : 0;
      if (silentCallCount === MAX_SILENT_CALLS) {
        print(`  ✗ The provider gave no answer ${MAX_SILENT_CALLS} times in a row: the replay ends here.`);
        break;
      }
    }
  } finally {
    await relay.close();
  }
  for (const [cause, failureCount] of failuresByCause)
    if (failureCount > 1) print(`  ✗ ${failureCount - 1} more fail for the same reason: ${cause}`);
  return results;
}

const isHonoured = ({ result }: ReplayedInteraction): boolean => result.problems.length === 0;
const isLeftOut = ({ result }: ReplayedInteraction): boolean => result.isLeftOut;
const formatShare = (replayed: readonly ReplayedInteraction[]): string =>
  `${replayed.filter(isHonoured).length} of ${replayed.length}`;

/** Formats how many interactions of each level are honoured; for "pay" also by card provider. */
function formatLevels(results: readonly ReplayedInteraction[]): string[] {
  return LEVELS.flatMap((level, index) => {
    const levelResults = results.filter(({ interaction }) => interaction.level === level);
    if (levelResults.length === 0) return [];
    const providers = CARD_PROVIDERS.flatMap((name) => {
      const providerResults = levelResults.filter(({ interaction }) => interaction.cardProvider === name);
      return level === 'pay' && providerResults.length > 0 ? [`${name} ${formatShare(providerResults)}`] : [];
    });
    const byProvider = providers.length === 0 ? '' : ` (of ${providers.join(', of ')})`;
    return [`  Level ${index + 1} ${level}: ${formatShare(levelResults)}${byProvider}`];
  });
}

function formatSummary(
  results: readonly ReplayedInteraction[],
  selectedCount: number,
  totalCount: number,
  url: string | null,
): string {
  const honouredCount = results.filter(isHonoured).length;
  const leftOutCount = results.filter(isLeftOut).length;
  const notOfferedCount = results.filter(({ result }) => result.isNotOffered).length;
  const optionalNotes = [
    ...(leftOutCount === 0 ? [] : [` (${leftOutCount} of them without the optional key)`]),
    ...(notOfferedCount === 0 ? [] : [` (${notOfferedCount} of them for calls that it does not offer)`]),
  ].join('');
  const filterNote =
    selectedCount === totalCount ? '' : `, ${totalCount - selectedCount} left out by the filter`;
  return `  ${url ?? 'The sandbox'} honours ${honouredCount} of ${selectedCount} interactions${optionalNotes}, fails ${results.length - honouredCount}, ${selectedCount - results.length} not replayed${filterNote}`;
}

const CREDENTIAL_STATUSES = [401, 403, 407];

/** Checks with one call that the server responds. @throws an Error with the remedy. */
async function requireRespondingProvider({ url, timeoutMs, extraHeaders }: Provider): Promise<void> {
  const answer = await askProvider(`${url}/api/client`, { timeoutMs, extraHeaders });
  if ('reason' in answer) {
    throw new Error(
      `No answer from ${url}: ${answer.reason}. Is the server running, and is PROVIDER_URL right?`,
    );
  }
  if (CREDENTIAL_STATUSES.includes(answer.status))
    throw new Error(
      `${url} answers ${answer.status} to GET /api/client, which needs no log-in. If a gateway in front of the server needs an API key or a log-in, set it in PROVIDER_HEADERS.`,
    );
}
