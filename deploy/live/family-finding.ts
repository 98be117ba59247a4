import { lookup } from 'node:dns/promises';
import { NO_ROUTE } from '../../tooling/connection-words.ts';
import type { AskSite } from './ask-live.ts';
import type { Finding } from './finding.ts';

/** Resolves a name to its first IPv4 or IPv6 address; null if it has none. */
export type ResolveAddress = (hostname: string, family: 4 | 6) => Promise<string | null>;

const resolveByDns: ResolveAddress = (hostname, family) =>
  lookup(hostname, { family }).then(
    ({ address }) => address,
    () => null,
  );

/** Checks whether the site responds at the name's IPv4 or IPv6 address. */
export async function checkFamily(
  origin: string,
  ask: AskSite,
  family: 4 | 6,
  resolveAddress: ResolveAddress = resolveByDns,
): Promise<Finding> {
  const { host, hostname } = new URL(origin);
  const buildFinding = (state: Finding['state'], sentence: string): Finding => ({
    state,
    where: host,
    subject: `IPv${family}`,
    sentence,
  });
  const address = await resolveAddress(hostname, family);
  if (address === null) return buildFinding('doubtful', `the name has no IPv${family} address`);
  const answer = await ask(`${origin}/config.json`, { family });
  if (!('reason' in answer)) return buildFinding('fine', address);
  // A machine without IPv6 cannot check IPv6.
  if (answer.reason === NO_ROUTE) return buildFinding('doubtful', `${address}: ${answer.reason} from here`);
  return buildFinding('wrong', `${address}: ${answer.reason}`);
}
