import { lookup } from 'node:dns/promises';
import { NO_ROUTE } from '../../tooling/connection-words.ts';
import type { Ask } from './ask-live.ts';
import type { Finding } from './finding.ts';

/** Resolves a name to its first IPv4 or IPv6 address; null if it has none. */
export type AddressOf = (hostname: string, family: 4 | 6) => Promise<string | null>;

const ofNameServer: AddressOf = (hostname, family) =>
  lookup(hostname, { family }).then(
    ({ address }) => address,
    () => null,
  );

/** Checks whether the site responds at the name's IPv4 or IPv6 address. */
export async function checkFamily(
  origin: string,
  ask: Ask,
  family: 4 | 6,
  addressOf: AddressOf = ofNameServer,
): Promise<Finding> {
  const { host, hostname } = new URL(origin);
  const finding = (state: Finding['state'], says: string): Finding => ({
    state,
    where: host,
    what: `IPv${family}`,
    says,
  });
  const address = await addressOf(hostname, family);
  if (address === null) return finding('doubtful', `the name has no IPv${family} address`);
  const answer = await ask(`${origin}/config.json`, { family });
  if (!('reason' in answer)) return finding('fine', address);
  // A machine without IPv6 cannot check IPv6.
  if (answer.reason === NO_ROUTE) return finding('doubtful', `${address}: ${answer.reason} from here`);
  return finding('wrong', `${address}: ${answer.reason}`);
}
