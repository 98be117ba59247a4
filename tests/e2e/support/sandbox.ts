import type { Ledger } from '../../../sandbox/domain/front-of-house/index.ts';
import { enterScenario as enterScenarioAt } from '../../../scripts/lib/enter-scenario.ts';
import { sandboxUrl } from './addresses.ts';

/** Puts the journeys' sandbox into a named state and gives what the state made. */
export function enterScenario<Result>(name: string, params: Record<string, unknown> = {}): Promise<Result> {
  return enterScenarioAt(sandboxUrl, name, params);
}

/** What the sandbox has written down for one customer. */
export async function ledgerOf(email: string): Promise<Ledger> {
  const response = await fetch(`${sandboxUrl}/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  if (!response.ok) throw new Error(`The ledger: the sandbox answered ${response.status}.`);
  const { data }: { data: Ledger } = await response.json();
  return data;
}

/** The status with which the operator's API answers a call with this token. */
export async function sandboxAnswer(path: string, token: string): Promise<number> {
  const { status } = await fetch(`${sandboxUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return status;
}
