import type { ConfigFile } from '../../src/shared/config/config.ts';
import { type HeaderOptions, hashInlineCode } from '../headers.ts';
import {
  listApiOrigins,
  listEmbedOrigins,
  listProviders,
  OperatorError,
  readOrigin,
  readReporting,
  readSettings,
  readSiteAddresses,
} from '../operator-config.ts';
import { listProviderHosts, type ProviderHosts } from '../provider-hosts.ts';

/** The operator's options in addition to `config.json`. All paths are paths on the server. */
export interface ServerOptions {
  readonly root: string;
  readonly configFile: string;
  /** Addresses of the API, if nginx proxies `/api/` to it. */
  readonly apiUpstreams: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly reportUrl: string | null;
  readonly isReportOnly: boolean;
  /** Names of the card providers in use; if empty, those of `config.json`. */
  readonly providers: readonly string[];
  /** Ports, or addresses with ports; at least one. */
  readonly listen: readonly string[];
  /** Name servers that nginx uses to resolve the API's address. */
  readonly resolvers: readonly string[];
  /** Certificate and key, if nginx terminates TLS. */
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** Addresses or ports for plain HTTP, which redirect to TLS. */
  readonly redirectFrom: readonly string[];
  readonly isBrotli: boolean;
  /** Folder served as `/.well-known/`. */
  readonly wellKnown: string | null;
  /** Addresses of the proxies in front, whose `X-Forwarded-For` nginx trusts. */
  readonly trustedProxies: readonly string[];
  /** Paths at which an earlier site had a service worker, which is removed. */
  readonly oldWorkers: readonly string[];
  readonly accessLog: string;
  /** Whether this server answers unknown host names. */
  readonly isCatchAll: boolean;
}

export interface Operator extends ServerOptions {
  readonly hosts: readonly string[];
  /** The path prefix of the account's calls, if they come to this server. */
  readonly accountPath: string;
  readonly headers: HeaderOptions;
}

/** A path or an address in nginx's configuration: no character that ends a directive or starts a variable. */
const PLAIN_TEXT = /^[\w./:@%+,=[\]-]+$/;

/**
 * Combines `config.json`, the built page and the operator's options.
 * @throws OperatorError for an invalid combination
 */
export function toOperator(config: unknown, html: string, options: ServerOptions): Operator {
  const settings = readSettings<ConfigFile>(config);
  const { hosts, isHttps } = readSiteAddresses(settings);
  const isProxied = typeof settings.apiBase !== 'string' || settings.apiBase === '';
  if (isProxied && options.apiUpstreams.length === 0) {
    throw new OperatorError(
      'config.json has no apiBase, so calls come to this server: give the API to proxy them to with --api-upstream https://api.example.com.',
    );
  }
  const { root, configFile, accessLog, wellKnown, tls, trustedProxies } = options;
  const accountPath = readAccountPath(settings.myAccountBase);
  const plainTexts = [root, configFile, accessLog, wellKnown, tls?.certificate, tls?.key, accountPath];
  const invalidText = [...plainTexts, ...trustedProxies].find(
    (text) => typeof text === 'string' && !PLAIN_TEXT.test(text),
  );
  if (typeof invalidText === 'string')
    throw new OperatorError(`"${invalidText}" cannot be used in an nginx configuration: use plain letters.`);
  return {
    ...options,
    apiUpstreams: options.apiUpstreams.map((address) => readOrigin(address, '--api-upstream')),
    hosts,
    accountPath,
    headers: {
      ...hashInlineCode(html),
      apiOrigins: listApiOrigins(settings),
      imageOrigins: options.imageOrigins.map((origin) => readOrigin(origin, '--images')),
      embedOrigins: listEmbedOrigins(settings),
      isHttps,
      provider: findConfiguredHosts(settings, options.providers),
      // Matches like the site: an empty key counts as none.
      hasGoogleMaps: typeof settings.googleMapsKey === 'string' && settings.googleMapsKey !== '',
      ...readReporting(options.reportUrl, options.isReportOnly),
    },
  };
}

function readAccountPath(base: unknown): string {
  const isOnThisServer = typeof base === 'string' && base.startsWith('/api/');
  return isOnThisServer ? base.replace(/\/+$/, '') : '/api/my-account';
}

/**
 * The hosts of the card providers in use.
 * @throws OperatorError if none is named, or if the policy would block a script
 */
export function findConfiguredHosts(
  settings: Readonly<Record<string, unknown>>,
  providerNames: readonly string[] = [],
): ProviderHosts | null {
  const configuredProviders = listProviders(settings);
  if (providerNames.length === 0 && configuredProviders.length === 0) {
    throw new OperatorError(
      'No card provider is named: set cardProviders in config.json or use --provider; --provider none takes no cards.',
    );
  }
  const hosts =
    providerNames.length > 0
      ? listProviderHosts(providerNames)
      : listProviderHosts(
          configuredProviders.map(({ name }) => name),
          (name) => `config.json: cardProviders.${name}`,
        );
  const strayProvider = configuredProviders.find(
    ({ scriptOrigin }) => scriptOrigin && !allowsOrigin(hosts, scriptOrigin),
  );
  if (!strayProvider) return hosts;
  throw new OperatorError(
    `config.json: cardProviders.${strayProvider.name}.scriptUrl is at ${strayProvider.scriptOrigin}, which the policy of the checkout would block: correct it, or give the provider with --provider.`,
  );
}

function allowsOrigin(hosts: ProviderHosts | null, origin: string): boolean {
  return (hosts?.script ?? []).some((host) => {
    const [scheme = '', parentDomain] = host.split('*');
    return parentDomain === undefined
      ? host === origin
      : origin.startsWith(scheme) && origin.endsWith(parentDomain);
  });
}
