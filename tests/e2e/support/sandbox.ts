import type { Ledger } from '../../../sandbox/domain/front-of-house/index.ts';
import { enterScenario as enterScenarioAt } from '../../../scripts/lib/enter-scenario.ts';
import { sandboxUrl } from './addresses.ts';

/**
 * Runs a scenario on the journeys' sandbox.
 * @returns the scenario's result
 */
export function enterScenario<Result>(name: string, params: Record<string, unknown> = {}): Promise<Result> {
  return enterScenarioAt(sandboxUrl, name, params);
}

/** The sandbox's records of one customer. */
export async function readLedger(email: string): Promise<Ledger> {
  const response = await fetch(`${sandboxUrl}/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  if (!response.ok) throw new Error(`The ledger: the sandbox answered ${response.status}.`);
  const { data }: { data: Ledger } = await response.json();
  return data;
}

/** The status with which the operator's API responds to a call with this token. */
export async function readSandboxStatus(path: string, token: string): Promise<number> {
  const { status } = await fetch(`${sandboxUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return status;
}
