import { readFileSync } from 'node:fs';
import { isIPv4, isIPv6 } from 'node:net';
import { OperatorError } from '../operator-config.ts';
import { needsResolver } from './api-conf.ts';

const SYSTEM_FILE = '/etc/resolv.conf';

/**
 * The name servers that nginx uses to resolve the API's address: the named ones, or else this machine's; empty if nothing
 * has to be resolved.
 * @throws OperatorError if there are none
 */
export function listResolvers(resolverNames: readonly string[], apiUpstreams: readonly string[]): string[] {
  if (resolverNames.includes('none') || !needsResolver(apiUpstreams)) return [];
  for (const server of resolverNames) {
    if (/^[\w.-]+(:\d+)?$/.test(server) || isIPv6(/^\[(.*)\](:\d+)?$/.exec(server)?.[1] ?? '')) continue;
    throw new OperatorError(
      `--resolver: "${server}" is not a name server: write its address, such as 192.0.2.53.`,
    );
  }
  const resolvers = resolverNames.length > 0 ? [...resolverNames] : readSystemResolvers();
  if (resolvers.length > 0) return resolvers;
  throw new OperatorError(
    `${SYSTEM_FILE} has no name server: give the one that resolves the API with --resolver ADDRESS, or use --resolver none to resolve it only when nginx starts.`,
  );
}

function readSystemResolvers(): string[] {
  let fileText = '';
  try {
    fileText = readFileSync(SYSTEM_FILE, 'utf8');
  } catch {
    // A machine without the file has no name servers configured.
  }
  const addresses = [...fileText.matchAll(/^\s*nameserver\s+(\S+)/gm)].map(([, address = '']) => address);
  return addresses.flatMap((address) => {
    if (isIPv4(address)) return [address];
    return isIPv6(address) ? [`[${address}]`] : [];
  });
}
