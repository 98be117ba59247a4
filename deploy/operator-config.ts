/** Reads from `/config.json` what a server needs: domains, API address, embedding sites and card providers. */

import type { Config, ConfigFile } from '../src/shared/config/config.ts';

/** A message for the operator: what is wrong and how to correct it. */
export class OperatorError extends Error {}

export interface SiteAddresses {
  readonly hosts: readonly string[];
  readonly isHttps: boolean;
}

/** The fields of a part of the file, not validated yet. */
type UnvalidatedPart<Part> = { readonly [Field in keyof Part]?: unknown };
type Settings = UnvalidatedPart<ConfigFile>;

const SUB_SITES = [
  'onlineJoining',
  'bookings',
  'myAccount',
] as const satisfies readonly (keyof Config['subSites'])[];

/** Only accepts an origin, so that a value cannot add directives to a policy or a server's configuration. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i;
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

export function isOrigin(text: string): boolean {
  return ORIGIN.test(text);
}

/** @throws OperatorError if the text is not an origin */
export function readOrigin(text: string, fieldName: string): string {
  const origin = text.replace(/\/+$/, '');
  if (isOrigin(origin)) return origin;
  throw new OperatorError(
    `${fieldName}: "${text}" is not an origin. Write only scheme and host, such as https://www.example.com.`,
  );
}

/**
 * The address for reports.
 * @throws OperatorError if it is neither an https address nor a path, or if report-only has none
 */
export function readReporting(
  text: string | null,
  isReportOnly: boolean,
): { readonly reportUrl: string | null; readonly isReportOnly: boolean } {
  if (text === null && isReportOnly)
    throw new OperatorError('--report-only needs an address for the reports: give it with --report URL.');
  const isValidAddress = text === null || /^(https:\/\/|\/(?!\/))[^\s"'\\;${}]*$/.test(text);
  if (isValidAddress) return { reportUrl: text, isReportOnly };
  throw new OperatorError(`--report: "${text}" is neither an https address nor a path of the site.`);
}

/**
 * The three sub-sites' hosts.
 * @throws OperatorError if one is missing or they cannot share their cookies
 */
export function readSiteAddresses(config: Settings): SiteAddresses {
  const subSites = readSettings<Config['subSites']>(config.subSites);
  const siteUrls = SUB_SITES.map((name) => {
    const address = subSites[name];
    const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
    if (url && url.pathname !== '/')
      throw new OperatorError(
        `config.json: subSites.${name} is ${address}: a sub-site has its own host, without a path.`,
      );
    if (url && HOST_NAME.test(url.hostname)) return url;
    throw new OperatorError(
      `config.json: subSites.${name} must be the full address of the sub-site, such as https://bookings.example.com.`,
    );
  });
  const parentDomain = config.parentDomain;
  const hosts = [...new Set(siteUrls.map(({ hostname }) => hostname))];
  if (hosts.length > 1 && !(typeof parentDomain === 'string' && parentDomain !== '')) {
    throw new OperatorError(
      'config.json: parentDomain is missing: set it to the domain above the sub-sites, such as example.com, on which they share their cookies.',
    );
  }
  const strayUrl = siteUrls.find(
    ({ hostname }) => typeof parentDomain === 'string' && !hostname.endsWith(`.${parentDomain}`),
  );
  if (strayUrl) {
    throw new OperatorError(
      `config.json: ${strayUrl.hostname} is not below parentDomain, "${parentDomain}": the sub-sites share their cookies on it.`,
    );
  }
  if (new Set(siteUrls.map(({ protocol }) => protocol)).size > 1) {
    throw new OperatorError('config.json: the addresses of subSites must all be https (or all http).');
  }
  return {
    hosts,
    isHttps: siteUrls.every(({ protocol }) => protocol === 'https:'),
  };
}

/**
 * The foreign origins that the site calls: the API, the cart and account calls if they have their own origins, and the
 * receiver of configuration reports.
 */
export function listApiOrigins(
  config: Pick<Settings, 'apiBase' | 'checkoutBase' | 'myAccountBase' | 'configurationReports'>,
): string[] {
  const { apiBase, checkoutBase, myAccountBase } = config;
  const { url: reportsUrl } = readSettings<Config['configurationReports']>(config.configurationReports);
  const addresses = [apiBase, checkoutBase, myAccountBase, reportsUrl].filter(
    (base) => typeof base === 'string',
  );
  return [...new Set(addresses.filter((base) => /^https?:/.test(base)).map((base) => new URL(base).origin))];
}

export function listEmbedOrigins(config: Settings): string[] {
  const { hosts } = readSettings<Config['embed']>(config.embed);
  if (hosts === undefined) return [];
  if (!Array.isArray(hosts)) throw new OperatorError('config.json: embed.hosts must be a list of origins.');
  return hosts.map((host: unknown) => readOrigin(String(host), 'config.json: embed.hosts'));
}

/** The names of the configured card providers, and the origins of their scripts if they differ from the provider's own. */
export function listProviders(
  config: Settings,
): { readonly name: string; readonly scriptOrigin: string | null }[] {
  return Object.entries(readSettings<ConfigFile['cardProviders']>(config.cardProviders)).map(
    ([name, settings]) => {
      const { scriptUrl } = readSettings<ConfigFile['cardProviders'][string]>(settings);
      const isAddress = typeof scriptUrl === 'string' && URL.canParse(scriptUrl);
      return { name, scriptOrigin: isAddress ? new URL(scriptUrl).origin : null };
    },
  );
}

/** An object's entries; empty if the value is not an object. */
export function readSettings<Part>(value: unknown): UnvalidatedPart<Part> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
