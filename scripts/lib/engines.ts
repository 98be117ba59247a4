import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const DRIVER = '/usr/bin/WebKitWebDriver';
/** A virtual screen, and a window manager that gives windows on it the focus. */
const SCREEN = ['/usr/bin/Xvfb', '/usr/bin/openbox'];
/** Where Debian and Ubuntu install the browser, which depends on the machine's architecture. */
const BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((kind) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
);

export type EngineName = 'webkit' | 'firefox';

export interface WebKit {
  readonly browser: string;
  readonly driver: string;
}

const packages: Record<EngineName, readonly string[]> = {
  webkit: ['webkit2gtk-driver', 'xvfb', 'openbox'],
  firefox: ['firefox-esr'],
};
const remedies: Record<EngineName, string> = {
  webkit: 'WebKit: apt-get install webkit2gtk-driver xvfb openbox (Debian, Ubuntu)',
  firefox: 'Firefox: apt-get install firefox-esr, or name one in PAVILION_FIREFOX',
};

/** Installs the browser if it is missing and can be installed (as root on Debian). Returns what is still missing, or null. */
export function findMissingEngine(name: EngineName): string | null {
  const look = name === 'webkit' ? webKit : firefox;
  if (!look()) installByApt(packages[name]);
  return look() ? null : `not on this machine, so its journeys are skipped. ${remedies[name]}`;
}

/** Returns WebKit. @throws an Error with the remedy if it is missing */
export function findWebKit(): WebKit {
  const foundBrowser = webKit();
  if (!foundBrowser) throw new Error(`No ${remedies.webkit}.`);
  return foundBrowser;
}

/** Returns the path of Firefox. @throws an Error with the remedy if it is missing */
export function findFirefox(): string {
  const foundBrowser = firefox();
  if (!foundBrowser) throw new Error(`No ${remedies.firefox}.`);
  return foundBrowser;
}

function webKit(): WebKit | null {
  const browser = BROWSERS.find((path) => existsSync(path));
  if (browser === undefined || !existsSync(DRIVER) || !SCREEN.every((path) => existsSync(path))) return null;
  return { browser, driver: DRIVER };
}

function firefox(): string | null {
  const configuredPath = process.env.PAVILION_FIREFOX;
  if (configuredPath && !existsSync(configuredPath)) {
    throw new Error(
      `PAVILION_FIREFOX names ${configuredPath}, which does not exist. Correct it or unset it.`,
    );
  }
  return configuredPath ?? FIREFOX.find((path) => existsSync(path)) ?? null;
}

function installByApt(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(' and ')} …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ])
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
