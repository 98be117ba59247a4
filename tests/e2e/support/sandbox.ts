import type { Ledger } from '../../../sandbox/domain/use-cases/ledger.ts';
import { sandboxUrl } from './addresses.ts';

/** Puts the sandbox into a named state and gives what the state made: logins, tokens, ids. */
export async function enterScenario<Result>(
  name: string,
  params: Record<string, unknown> = {},
): Promise<Result> {
  const response = await fetch(`${sandboxUrl}/_sandbox/scenarios/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(params),
  });
  if (!response.ok) throw new Error(`Scenario ${name}: the sandbox answered ${response.status}.`);
  const { data }: { data: Result } = await response.json();
  return data;
}

/** What the sandbox has written down for one customer. */
export async function ledgerOf(email: string): Promise<Ledger> {
  const response = await fetch(`${sandboxUrl}/_sandbox/ledger?email=${encodeURIComponent(email)}`);
  if (!response.ok) throw new Error(`The ledger: the sandbox answered ${response.status}.`);
  const { data }: { data: Ledger } = await response.json();
  return data;
}

/** The status with which the operator's API answers a call of whoever has this token. */
export async function sandboxAnswer(path: string, token: string): Promise<number> {
  const { status } = await fetch(`${sandboxUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return status;
}
