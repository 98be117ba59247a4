import { allSettled, createStore, fork } from 'effector';
import { vi } from 'vitest';
import { type ApiFailure, timeoutFailure } from '@/shared/api';
import { type ChallengeEnd, createChallenge, type PendingChallenge } from '../model/challenge';

type Response =
  | 'authorised'
  | 'pending'
  | 'failed'
  | 'timeout'
  | { readonly failure: ApiFailure }
  | { readonly failureMessage: string; readonly code?: string }
  /** Arrives when the test resolves it. */
  | { readonly delayed: Promise<'authorised' | 'pending' | 'failed'> };

export const pendingChallenge: PendingChallenge = {
  transactionUuid: 'transaction-1',
  form: { url: 'https://acs.bank.example', method: 'POST', fields: { creq: 'abc' } },
};

/**
 * Starts a challenge whose server gives these responses one after the other, then `pending`. A timer only records its delays
 * (ms) until `fireTimer`; pauses end at once.
 */
export async function startChallenge(responses: Response[], pending: PendingChallenge = pendingChallenge) {
  const fetchResult = vi.fn(async (_: { scaResult: string | null }) => {
    const response = responses.shift() ?? 'pending';
    const outcome = { transactionId: 'transaction-1', status: 'pending' as const };
    if (response === 'timeout') throw timeoutFailure;
    if (typeof response === 'string') return { ...outcome, status: response };
    if ('failure' in response) throw response.failure;
    if ('failureMessage' in response) {
      const error = { code: response.code ?? null, message: response.failureMessage, details: null };
      return { ...outcome, status: 'failed' as const, error };
    }
    return { ...outcome, status: await response.delayed };
  });
  const challenge = createChallenge({ $limitMs: createStore(600_000), fetchResult });
  const $ended = createStore<ChallengeEnd | null>(null).on(challenge.ended, (_, end) => end);
  const $isAuthorised = createStore(false).on(challenge.authorised, () => true);
  const { timeLimit, longWait, probe, pause } = challenge.timers;
  const timerDelays = {
    timeLimit: [] as number[],
    longWait: [] as number[],
    probe: [] as number[],
    pause: [] as number[],
  };
  const starts = (name: keyof typeof timerDelays, fires: boolean) => (ms: number) => {
    timerDelays[name].push(ms);
    return fires;
  };
  const $stopped = createStore<string[]>([]);
  for (const [name, timer] of Object.entries(challenge.timers))
    $stopped.on(timer.stopped, (names) => [...names, name]);
  const scope = fork({
    handlers: [
      [timeLimit.waitFx, starts('timeLimit', false)],
      [longWait.waitFx, starts('longWait', false)],
      [probe.waitFx, starts('probe', false)],
      [pause.waitFx, starts('pause', true)],
    ],
  });
  await allSettled(challenge.started, { scope, params: pending });
  return {
    challenge,
    scope,
    fetchResult,
    timerDelays,
    returns: (claimedResult: string | null = null) =>
      allSettled(challenge.returned, { scope, params: claimedResult }),
    happens: (event: 'cancelClicked' | 'checkClicked' | 'reset') => allSettled(challenge[event], { scope }),
    fireTimer: (name: 'timeLimit' | 'longWait' | 'probe' | 'pause') =>
      allSettled(challenge.timers[name].expired, { scope }),
    phase: () => scope.getState(challenge.$phase),
    isChecking: () => scope.getState(challenge.$isChecking),
    isLongWait: () => scope.getState(challenge.$isLongWait),
    ended: () => scope.getState($ended),
    isAuthorised: () => scope.getState($isAuthorised),
    stopped: () => scope.getState($stopped).toSorted(),
    sentResults: () => fetchResult.mock.calls.map(([{ scaResult }]) => scaResult),
  };
}
