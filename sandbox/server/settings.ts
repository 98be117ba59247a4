import type { ConfigFile } from '../../src/shared/config/config.ts';
import type { CardProviders } from '../domain/card-provider.ts';
import type { Store } from '../store/store.ts';

/** What the API works with: the operator's books, and the providers that it asks. */
export interface Dependencies {
  readonly store: Store;
  readonly cards: CardProviders;
}

/** What a sandbox can be started with; everything but the port has a default that suits one person on one machine. */
export interface SandboxOptions {
  /** Port to listen on; 0 takes any free one. */
  readonly port: number;
  /** Interface to listen on: this machine only, unless told otherwise. */
  readonly host?: string;
  /** Folder of the in-process database; `memory` keeps it in memory. */
  readonly dataDir?: string;
  /** Address of a PostgreSQL server, used instead of the in-process database. */
  readonly databaseUrl?: string;
  /** The built site; null when something else serves it (Vite during development). */
  readonly distDir?: string | null;
  /** The three sub-sites' own addresses, when they are not this server's (Vite during development). */
  readonly sites?: SubSites;
  /** Two-label parent of the three sub-sites: the cookies' domain. */
  readonly parentDomain?: string;
  /** Origins beside the sub-sites that may call the API from a browser. */
  readonly corsOrigins?: readonly string[];
  /** Origins that may show the site inside their pages: the sandbox's own page of another site, unless told otherwise. */
  readonly embedOrigins?: readonly string[];
  /** Changes to /config.json. */
  readonly config?: Partial<ConfigFile>;
  /** The control routes under /_sandbox: on, unless this is a shared demonstration. */
  readonly withControls?: boolean;
  /** How many proxies stand in front, whose word for a caller's address is believed; none unless told otherwise. */
  readonly proxies?: number;
  /** How many failed log-ins, codes, cards … one address may try within ten minutes: many customers share one. */
  readonly mostFromOneAddress?: number;
  /** Takes each line of the request log; silent when left out. */
  readonly log?: (line: string) => void;
  /** Done with the open books before the first call is answered: imports, for example. */
  readonly prepare?: (store: Store) => Promise<unknown>;
  /** The card providers' clock, in ms: a test that waits for something to expire gives its own. */
  readonly simulatorClock?: () => number;
  /** Whether the card providers tell the API of their payments: on, unless a test is not about it. */
  readonly withWebhooks?: boolean;
  /** Wraps what the API works with, for tests of a server that stops in the middle of its work. */
  readonly wrapDependencies?: (dependencies: Dependencies) => Dependencies;
  /** How long the simulated bank thinks before it answers, in ms. */
  readonly bankDelayMs?: number;
  /** Says what a long start is doing. */
  readonly progress?: (line: string) => void;
}

export interface SubSites {
  readonly onlineJoining: string;
  readonly bookings: string;
  readonly myAccount: string;
}

/** First labels of the three sub-sites (Spec, platform §1). */
const SITE_LABELS = {
  onlineJoining: 'online-joining',
  bookings: 'bookings',
  myAccount: 'my-account',
} as const satisfies Record<keyof SubSites, string>;

export const DEFAULT_PARENT_DOMAIN = 'pavilion.localhost';
/** Another origin than the site's, as a card provider's would be. */
export const SIMULATORS_DOMAIN = 'simulators.localhost';
/** The customer's bank: of another site than shop and provider, and named by no policy, as nobody can know it before. */
export const BANK_HOST = 'bank.another.localhost';
/** Two more sites, each with a page that holds the joining site: a configured one and a stranger. */
export const HOST_PAGES = { known: 'leisure-host.localhost', stranger: 'stranger-host.localhost' } as const;

const DEFAULT_MOST_FROM_ONE_ADDRESS = 300;

/** Everything decided once the port is known. */
export interface Settings {
  readonly port: number;
  readonly parentDomain: string;
  readonly sites: SubSites;
  readonly isHttps: boolean;
  readonly corsOrigins: ReadonlySet<string>;
  readonly embedOrigins: readonly string[];
  /** A page of another site that holds the joining site. */
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
  /** The card providers in use and their origins, as `deploy/print-headers.ts` takes them. */
  readonly providers: readonly string[];
}

/** Where the site tells what staff have configured and it cannot show. */
export const CONFIGURATION_REPORTS_PATH = '/configuration-reports';

/** Fills in the options of a sandbox that listens on `port`. */
export function resolveSettings(options: SandboxOptions, port: number): Settings {
  const parentDomain = options.parentDomain ?? DEFAULT_PARENT_DOMAIN;
  const at = (label: string, parent: string) => `http://${label}.${parent}:${port}`;
  const sites = options.sites ?? {
    onlineJoining: at(SITE_LABELS.onlineJoining, parentDomain),
    bookings: at(SITE_LABELS.bookings, parentDomain),
    myAccount: at(SITE_LABELS.myAccount, parentDomain),
  };
  const simulators = {
    stripeLike: at('stripe-like', SIMULATORS_DOMAIN),
    opayoLike: at('opayo-like', SIMULATORS_DOMAIN),
    ryftLike: at('ryft-like', SIMULATORS_DOMAIN),
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
    // The centres of the demo operator use every provider, and a page's policy cannot know which centre is in the basket.
    providers: [
      `stripe=${simulators.stripeLike}`,
      `opayo=${simulators.opayoLike}`,
      `ryft=${simulators.ryftLike}`,
    ],
  };
}

function demoConfig(
  parentDomain: string,
  subSites: SubSites,
  { stripeLike, ryftLike }: Settings['simulators'],
): Omit<ConfigFile, 'embed'> {
  return {
    apiBase: '',
    parentDomain,
    siteName: 'pavilion',
    subSites,
    flags: {
      onlineJoiningEnabled: true,
      campsAndCoursesBookingEnabled: true,
      onlineGuestPassesEnabled: true,
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
    configurationReports: { url: CONFIGURATION_REPORTS_PATH },
    supportPhone: '01632 960 001',
    supportEmail: 'help@pavilion.example',
  };
}
