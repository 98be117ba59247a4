import type { ConfigFile } from '../../src/shared/config/config.ts';
import type { CardProviders } from '../domain/payments/index.ts';
import type { Store } from '../store/store.ts';

/** The API's dependencies: the operator's database and the card providers. */
export interface Dependencies {
  readonly store: Store;
  readonly cards: CardProviders;
}

/** Options of a sandbox. Everything except the port has a default for local use. */
export interface SandboxOptions {
  /** Port to listen on; 0 takes any free one. */
  readonly port: number;
  /** Interface to listen on; default: this machine only. */
  readonly host?: string;
  /** Folder of the in-process database; `memory` keeps it in memory. */
  readonly dataDir?: string;
  /** URL of a PostgreSQL server, used instead of the in-process database. */
  readonly databaseUrl?: string;
  /** Folder of the built site; null if something else serves it (Vite during development). */
  readonly distDir?: string | null;
  /** The three sub-sites' addresses, if they are not this server's (Vite during development). */
  readonly sites?: SubSites;
  /** The parent domain of the three sub-sites, with two labels: the cookies' domain. */
  readonly parentDomain?: string;
  /** Origins besides the sub-sites that may call the API from a browser. */
  readonly corsOrigins?: readonly string[];
  /** Origins that may embed the site; default: the sandbox's own host page. */
  readonly embedOrigins?: readonly string[];
  /** Changes to /config.json. */
  readonly config?: Partial<ConfigFile>;
  /** Whether to serve the control routes under /_sandbox; off for a shared demonstration. */
  readonly withControls?: boolean;
  /** The number of trusted proxies in front; default: none. */
  readonly proxies?: number;
  /**
   * How many failed log-ins, codes, cards and so on one address may try within ten minutes. Many customers may share an address.
   */
  readonly mostFromOneAddress?: number;
  /** Receives each line of the request log; default: no log. */
  readonly log?: (line: string) => void;
  /** Runs on the open database before the first call is answered, for example imports. */
  readonly prepare?: (store: Store) => Promise<unknown>;
  /** The card providers' clock, in ms; a test of an expiry provides its own. */
  readonly simulatorClock?: () => number;
  /** Whether the card providers send webhooks; default: yes. */
  readonly withWebhooks?: boolean;
  /** Wraps the API's dependencies, for tests of a server that stops in the middle of its work. */
  readonly wrapDependencies?: (dependencies: Dependencies) => Dependencies;
  /** The simulated bank's response delay, in ms. */
  readonly bankDelayMs?: number;
  /** Receives the progress of a long start. */
  readonly progress?: (line: string) => void;
}

export interface SubSites {
  readonly onlineJoining: string;
  readonly bookings: string;
  readonly myAccount: string;
}

/** First labels of the three sub-sites. Requirement S1.1. */
const SITE_LABELS = {
  onlineJoining: 'online-joining',
  bookings: 'bookings',
  myAccount: 'my-account',
} as const satisfies Record<keyof SubSites, string>;

export const DEFAULT_PARENT_DOMAIN = 'pavilion.localhost';
/** The simulators' domain: another origin than the site's, like a real card provider's. */
export const SIMULATORS_DOMAIN = 'simulators.localhost';
/** The bank's host. It is a different site from shop and provider, and in no policy, because it cannot be known in advance. */
export const BANK_HOST = 'bank.another.localhost';
/** Two other sites with a page that embeds the joining site. One of them is configured as allowed, the other is not. */
export const HOST_PAGES = { known: 'leisure-host.localhost', stranger: 'stranger-host.localhost' } as const;

const DEFAULT_MOST_FROM_ONE_ADDRESS = 300;

/** The settings that depend on the port. */
export interface Settings {
  readonly port: number;
  readonly parentDomain: string;
  readonly sites: SubSites;
  readonly isHttps: boolean;
  readonly corsOrigins: ReadonlySet<string>;
  readonly embedOrigins: readonly string[];
  /** A page of another site that embeds the joining site. */
  readonly hostPage: string;
  readonly config: ConfigFile;
  readonly withControls: boolean;
  readonly proxies: number;
  readonly mostFromOneAddress: number;
  readonly withWebhooks: boolean;
  readonly simulators: {
    readonly stripeLike: string;
    readonly opayoLike: string;
    readonly ryftLike: string;
    readonly bank: string;
  };
  readonly simulatorClock: (() => number) | undefined;
  readonly bankDelayMs: number | undefined;
  /** The card providers in use and their origins, in the format of `deploy/print-headers.ts`. */
  readonly providers: readonly string[];
}

/** Receives the site's reports about configuration values that it cannot use. */
export const CONFIGURATION_REPORTS_PATH = '/configuration-reports';

/** The settings of a sandbox that listens on `port`. */
export function resolveSettings(options: SandboxOptions, port: number): Settings {
  const parentDomain = options.parentDomain ?? DEFAULT_PARENT_DOMAIN;
  const buildOrigin = (label: string, parent: string) => `http://${label}.${parent}:${port}`;
  const sites = options.sites ?? {
    onlineJoining: buildOrigin(SITE_LABELS.onlineJoining, parentDomain),
    bookings: buildOrigin(SITE_LABELS.bookings, parentDomain),
    myAccount: buildOrigin(SITE_LABELS.myAccount, parentDomain),
  };
  const simulators = {
    stripeLike: buildOrigin('stripe-like', SIMULATORS_DOMAIN),
    opayoLike: buildOrigin('opayo-like', SIMULATORS_DOMAIN),
    ryftLike: buildOrigin('ryft-like', SIMULATORS_DOMAIN),
    bank: `http://${BANK_HOST}:${port}`,
  };
  const hostPage = `http://${HOST_PAGES.known}:${port}`;
  const embedOrigins = options.embedOrigins ?? [hostPage];
  return {
    port,
    parentDomain,
    sites,
    isHttps: sites.onlineJoining.startsWith('https:'),
    corsOrigins: new Set([...Object.values(sites), ...(options.corsOrigins ?? [])]),
    embedOrigins,
    hostPage,
    config: {
      ...demoConfig(parentDomain, sites, simulators),
      embed: { hosts: embedOrigins },
      ...options.config,
    },
    withControls: options.withControls ?? true,
    proxies: options.proxies ?? 0,
    mostFromOneAddress: options.mostFromOneAddress ?? DEFAULT_MOST_FROM_ONE_ADDRESS,
    withWebhooks: options.withWebhooks ?? true,
    simulators,
    simulatorClock: options.simulatorClock,
    bankDelayMs: options.bankDelayMs,
    // The demo operator's centres use all providers, and a policy cannot depend on the centre in the basket.
    providers: [
      `stripe=${simulators.stripeLike}`,
      `opayo=${simulators.opayoLike}`,
      `ryft=${simulators.ryftLike}`,
    ],
  };
}

/** Names the cookies of the sites, and completes the ids of calendar events. */
export const SITE_NAME = 'pavilion';

function demoConfig(
  parentDomain: string,
  subSites: SubSites,
  { stripeLike, ryftLike }: Settings['simulators'],
): Omit<ConfigFile, 'embed'> {
  return {
    apiBase: '',
    parentDomain,
    siteName: SITE_NAME,
    subSites,
    flags: {
      onlineJoiningEnabled: true,
      campsAndCoursesBookingEnabled: true,
      onlineGuestPassesEnabled: true,
      formPreviewEnabled: true,
    },
    googleMapsKey: null,
    kioskHomeUrl: null,
    currency: 'GBP',
    savedCardsEnabled: true,
    checkoutBase: '/api/cart',
    myAccountBase: '/api/my-account',
    requestTimeoutMs: 15_000,
    cardProviders: {
      stripe: { scriptUrl: `${stripeLike}/v1/stripe-like.js` },
      ryft: { scriptUrl: `${ryftLike}/v2/ryft.min.js` },
    },
    threeDSecure: { returnOrigin: '', timeoutMs: 600_000 },
    directDebit: {
      serviceUserName: 'Pavilion Leisure Trust',
      noticeDays: 10,
      statementName: 'PAVILION LEISURE',
    },
    analytics: { isEnabled: false, hasBanner: true },
    kiosk: { warnAfterMs: 65_000, resetAfterMs: 90_000, noticeAfterMs: 95_000, confirmationAfterMs: 10_000 },
    operatorName: 'Pavilion Leisure',
    operatorAddress: '1 Pavilion Street, Manchester, M1 1AE',
    vatNumber: 'GB 123 4567 89',
    configurationReports: { url: CONFIGURATION_REPORTS_PATH },
    supportPhone: '01632 960001',
    supportEmail: 'help@pavilion.example',
  };
}
