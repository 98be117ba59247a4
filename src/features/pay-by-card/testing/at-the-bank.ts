import { allSettled, createStore, fork } from 'effector';
import { vi } from 'vitest';
import { type ApiFailure, timeoutFailure } from '@/shared/api';
import { type ChallengeEnd, type ChallengeTask, createChallenge } from '../model/challenge';

type Answer =
  | 'authorised'
  | 'pending'
  | 'failed'
  | 'lost'
  | { readonly refused: ApiFailure }
  | { readonly failedWith: string }
  /** Comes when the test says so. */
  | { readonly later: Promise<'authorised' | 'pending' | 'failed'> };

export const task: ChallengeTask = {
  transactionUuid: 'transaction-1',
  form: { url: 'https://acs.bank.example', method: 'POST', fields: { creq: 'abc' } },
};

/** A bank whose answers come one after the other; a clock only says for how long it was started. */
export async function atTheBank(answers: Answer[], given: ChallengeTask = task) {
  const askServer = vi.fn(async (_: { scaResult: string | null }) => {
    const answer = answers.shift() ?? 'pending';
    const outcome = { transactionId: 'transaction-1', status: 'pending' as const };
    if (answer === 'lost') throw timeoutFailure;
    if (typeof answer === 'string') return { ...outcome, status: answer };
    if ('refused' in answer) throw answer.refused;
    if ('failedWith' in answer) {
      const error = { code: null, message: answer.failedWith, details: null };
      return { ...outcome, status: 'failed' as const, error };
    }
    return { ...outcome, status: await answer.later };
  });
  const challenge = createChallenge({ $limitMs: createStore(600_000), askServer });
  const $ended = createStore<ChallengeEnd | null>(null).on(challenge.ended, (_, end) => end);
  const $isAuthorised = createStore(false).on(challenge.authorised, () => true);
  const { limit, longWait, probe, pause } = challenge.timers;
  const clocks = {
    limit: [] as number[],
    longWait: [] as number[],
    probe: [] as number[],
    pause: [] as number[],
  };
  const starts = (clock: keyof typeof clocks, rings: boolean) => (ms: number) => {
    clocks[clock].push(ms);
    return rings;
  };
  const $stopped = createStore<string[]>([]);
  for (const [name, timer] of Object.entries(challenge.timers))
    $stopped.on(timer.stopped, (names) => [...names, name]);
  const scope = fork({
    handlers: [
      [limit.runFx, starts('limit', false)],
      [longWait.runFx, starts('longWait', false)],
      [probe.runFx, starts('probe', false)],
      [pause.runFx, starts('pause', true)],
    ],
  });
  await allSettled(challenge.started, { scope, params: given });
  return {
    challenge,
    scope,
    askServer,
    clocks,
    returns: (hint: string | null = null) => allSettled(challenge.returned, { scope, params: hint }),
    happens: (event: 'cancelClicked' | 'checkClicked' | 'reset') => allSettled(challenge[event], { scope }),
    rings: (clock: 'limit' | 'longWait' | 'probe' | 'pause') =>
      allSettled(challenge.timers[clock].due, { scope }),
    phase: () => scope.getState(challenge.$phase),
    isChecking: () => scope.getState(challenge.$isChecking),
    isLong: () => scope.getState(challenge.$isLong),
    ended: () => scope.getState($ended),
    isAuthorised: () => scope.getState($isAuthorised),
    stopped: () => scope.getState($stopped).toSorted(),
    hints: () => askServer.mock.calls.map(([{ scaResult }]) => scaResult),
  };
}
