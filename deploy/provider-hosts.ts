/**
 * The hosts that card providers need in the checkout's policy. A provider's own policy governs what its frame loads, and
 * our document `/sca-frame.html` frames the banks' pages, so neither is listed here.
 */
import { isOrigin, OperatorError } from './operator-config.ts';

/** The hosts of a card provider's script, frames and calls. */
export interface ProviderHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** Stripe's published list (docs.stripe.com/security/guide). */
const STRIPE: ProviderHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Opayo publishes no list: script, drop-in and own-form calls all use the host of Opayo Pi. */
function buildOpayoHosts(host: string): ProviderHosts {
  return { script: [host], frame: [host], connect: [host] };
}

/** Ryft publishes no list: these are the hosts of its embedded form and its API. Use report-only first. */
function buildRyftHosts(api: string): ProviderHosts {
  const embedded = 'https://embedded.ryftpay.com';
  return { script: [embedded], frame: [embedded], connect: [embedded, api] };
}

/** Keyed by the names that `print-headers.ts` accepts. */
const HOSTS_BY_PROVIDER = new Map<string, ProviderHosts>([
  ['stripe', STRIPE],
  ['opayo', buildOpayoHosts('https://live.opayo.eu.elavon.com')],
  ['opayo-test', buildOpayoHosts('https://sandbox.opayo.eu.elavon.com')],
  ['ryft', buildRyftHosts('https://api.ryftpay.com')],
  ['ryft-test', buildRyftHosts('https://sandbox-api.ryftpay.com')],
]);

/** Merges the hosts of several providers, for an operator whose centres use different ones. */
function mergeHosts(providers: readonly ProviderHosts[]): ProviderHosts {
  const mergeKind = (kind: keyof ProviderHosts) => [...new Set(providers.flatMap((hosts) => hosts[kind]))];
  return { script: mergeKind('script'), frame: mergeKind('frame'), connect: mergeKind('connect') };
}

/**
 * The hosts of the named providers; null for `none`, which takes no cards.
 * @param providerNames `stripe`, or `stripe=https://host.example` for a substitute that serves everything of the provider from one origin
 * @param describeSource the place where a name was found, for the message
 * @throws OperatorError for an unknown name or an invalid origin
 */
export function listProviderHosts(
  providerNames: readonly string[],
  describeSource = (name: string) => `--provider ${name}`,
): ProviderHosts | null {
  if (providerNames.length === 0 || (providerNames.length === 1 && providerNames[0] === 'none')) return null;
  return mergeHosts(providerNames.map((name) => parseHosts(name, describeSource(name))));
}

function parseHosts(nameOrOrigin: string, source: string): ProviderHosts {
  const [name = '', origin] = nameOrOrigin.split('=', 2);
  const hosts = HOSTS_BY_PROVIDER.get(name);
  if (!hosts)
    throw new OperatorError(`${source}: use none, or any of ${[...HOSTS_BY_PROVIDER.keys()].join(', ')}.`);
  if (origin === undefined) return hosts;
  if (!isOrigin(origin))
    throw new OperatorError(`${source}: write an origin after the =, such as https://pay.example.com.`);
  return { script: [origin], frame: [origin], connect: [origin] };
}
