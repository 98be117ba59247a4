import type { ConfigFile } from '../../src/shared/config/config.ts';
import { findConfigMistakes } from '../../src/shared/config/config-mistakes.ts';
import { findConfiguredHosts } from '../nginx/operator.ts';
import {
  listApiOrigins,
  listEmbedOrigins,
  listProviders,
  OperatorError,
  readSettings,
  readSiteAddresses,
} from '../operator-config.ts';
import { checkApi } from './api-findings.ts';
import type { Ask, LiveAnswer } from './ask-live.ts';
import { checkFamily } from './family-finding.ts';
import type { Finding } from './finding.ts';
import { checkSite, type LivePolicy } from './site-findings.ts';

/** Options that the printed policy depends on and that are not in `config.json`. */
export interface LookOptions {
  readonly imageOrigins: readonly string[];
  readonly providers: readonly string[];
  readonly reportUrl: string | null;
}

/**
 * Checks a running site: configuration, certificate, hosts, headers, API.
 * @param isInDns whether DNS already points to the server, so that each address can be tried
 */
export async function inspectSite(
  origin: string,
  ask: Ask,
  isInDns: boolean,
  options: LookOptions,
): Promise<Finding[]> {
  const ownConfig = await ask(`${origin}/config.json`);
  const configFinding = findConfigFinding(origin, ownConfig);
  if ('reason' in ownConfig || configFinding.state === 'wrong') return [configFinding];
  const config = readSettings<ConfigFile>(JSON.parse(ownConfig.body.replace(/^\uFEFF/, '')));
  try {
    const { hosts, isHttps } = readSiteAddresses(config);
    const origins = listOrigins(config);
    const hasProviders = listProviders(config).length + options.providers.length > 0;
    const policy: LivePolicy = {
      apiOrigins: listApiOrigins(config),
      imageOrigins: options.imageOrigins,
      embedOrigins: listEmbedOrigins(config),
      isHttps,
      provider: hasProviders ? findConfiguredHosts(config, options.providers) : null,
      hasGoogleMaps: typeof config.googleMapsKey === 'string' && config.googleMapsKey !== '',
      reportUrl: options.reportUrl,
      isReportOnly: false,
    };
    return [
      configFinding,
      ...(hosts.includes(new URL(origin).hostname)
        ? []
        : [buildWrongFinding(origin, 'sub-sites', `config.json names other hosts: ${hosts.join(', ')}`)]),
      ...(
        await Promise.all(
          origins.map((configOrigin) => hostFindings(configOrigin, ask, isInDns, ownConfig.body, policy)),
        )
      ).flat(),
      ...(await checkApi(ask, config, origins)),
    ];
  } catch (error) {
    if (error instanceof OperatorError)
      return [configFinding, buildWrongFinding(origin, 'config.json', error.message)];
    throw error;
  }
}

const buildWrongFinding = (origin: string, what: string, says: string): Finding => ({
  state: 'wrong',
  where: new URL(origin).host,
  what,
  says,
});

function findConfigFinding(origin: string, answer: Awaited<ReturnType<Ask>>): Finding {
  if ('reason' in answer) return buildWrongFinding(origin, 'config.json', answer.reason);
  if (answer.status !== 200) return buildWrongFinding(origin, 'config.json', `${answer.status}`);
  const [mistake, ...otherMistakes] = findConfigMistakes(answer.body, 'config.json');
  if (mistake === undefined)
    return { state: 'fine', where: new URL(origin).host, what: 'config.json', says: 'every field is valid' };
  return buildWrongFinding(
    origin,
    'config.json',
    otherMistakes.length > 0 ? `${mistake} ${otherMistakes.length} more.` : mistake,
  );
}

function listOrigins({ subSites }: { readonly subSites?: unknown }): string[] {
  const addresses = Object.values(readSettings<ConfigFile['subSites']>(subSites));
  return [
    ...new Set(
      addresses
        .filter((configOrigin) => typeof configOrigin === 'string')
        .map((configOrigin) => new URL(configOrigin).origin),
    ),
  ];
}

async function hostFindings(
  origin: string,
  ask: Ask,
  isInDns: boolean,
  config: string,
  policy: LivePolicy,
): Promise<Finding[]> {
  return [
    ...(isInDns
      ? await Promise.all(([4, 6] as const).map((family) => checkFamily(origin, ask, family)))
      : []),
    sameConfigFinding(origin, await ask(`${origin}/config.json`), config),
    ...(await checkSite(ask, origin, policy)),
  ];
}

function sameConfigFinding(
  origin: string,
  answer: LiveAnswer | { readonly reason: string },
  config: string,
): Finding {
  if ('reason' in answer) return buildWrongFinding(origin, 'same config.json', answer.reason);
  if (answer.body !== config)
    return buildWrongFinding(origin, 'same config.json', `${answer.status}, with a different text`);
  if (!/no-cache|no-store|max-age=0/.test(answer.headers['cache-control'] ?? ''))
    return buildWrongFinding(origin, 'same config.json', 'may be cached: Cache-Control: no-cache is missing');
  return { state: 'fine', where: new URL(origin).host, what: 'same config.json', says: 'not cached' };
}
