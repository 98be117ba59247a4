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
import type { AskSite, LiveAnswer } from './ask-live.ts';
import { checkFamily } from './family-finding.ts';
import type { Finding } from './finding.ts';
import { checkSite, type LivePolicy } from './site-findings.ts';

/** Options that the printed policy depends on and that are not in `config.json`. */
export interface PolicyOptions {
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
  ask: AskSite,
  isInDns: boolean,
  options: PolicyOptions,
): Promise<Finding[]> {
  const configAnswer = await ask(`${origin}/config.json`);
  const configFinding = checkConfigAnswer(origin, configAnswer);
  if ('reason' in configAnswer || configFinding.state === 'wrong') return [configFinding];
  const config = readSettings<ConfigFile>(JSON.parse(configAnswer.body.replace(/^\uFEFF/, '')));
  try {
    const { hosts, isHttps } = readSiteAddresses(config);
    const origins = listSiteOrigins(config);
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
          origins.map((configOrigin) => checkHost(configOrigin, ask, isInDns, configAnswer.body, policy)),
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

const buildWrongFinding = (origin: string, subject: string, sentence: string): Finding => ({
  state: 'wrong',
  where: new URL(origin).host,
  subject,
  sentence,
});

function checkConfigAnswer(origin: string, answer: Awaited<ReturnType<AskSite>>): Finding {
  if ('reason' in answer) return buildWrongFinding(origin, 'config.json', answer.reason);
  if (answer.status !== 200) return buildWrongFinding(origin, 'config.json', `${answer.status}`);
  const [mistake, ...otherMistakes] = findConfigMistakes(answer.body, 'config.json');
  if (mistake === undefined)
    return {
      state: 'fine',
      where: new URL(origin).host,
      subject: 'config.json',
      sentence: 'every field is valid',
    };
  return buildWrongFinding(
    origin,
    'config.json',
    otherMistakes.length > 0 ? `${mistake} ${otherMistakes.length} more.` : mistake,
  );
}

function listSiteOrigins({ subSites }: { readonly subSites?: unknown }): string[] {
  const addresses = Object.values(readSettings<ConfigFile['subSites']>(subSites));
  return [
    ...new Set(
      addresses
        .filter((configOrigin) => typeof configOrigin === 'string')
        .map((configOrigin) => new URL(configOrigin).origin),
    ),
  ];
}

async function checkHost(
  origin: string,
  ask: AskSite,
  isInDns: boolean,
  configText: string,
  policy: LivePolicy,
): Promise<Finding[]> {
  return [
    ...(isInDns
      ? await Promise.all(([4, 6] as const).map((family) => checkFamily(origin, ask, family)))
      : []),
    checkSameConfig(origin, await ask(`${origin}/config.json`), configText),
    ...(await checkSite(ask, origin, policy)),
  ];
}

function checkSameConfig(
  origin: string,
  answer: LiveAnswer | { readonly reason: string },
  configText: string,
): Finding {
  if ('reason' in answer) return buildWrongFinding(origin, 'same config.json', answer.reason);
  if (answer.body !== configText)
    return buildWrongFinding(origin, 'same config.json', `${answer.status}, with a different text`);
  if (!/no-cache|no-store|max-age=0/.test(answer.headers['cache-control'] ?? ''))
    return buildWrongFinding(origin, 'same config.json', 'may be cached: Cache-Control: no-cache is missing');
  return { state: 'fine', where: new URL(origin).host, subject: 'same config.json', sentence: 'not cached' };
}
