import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEBKIT_DRIVER_PATH = '/usr/bin/WebKitWebDriver';
/** A virtual screen, and a window manager that gives windows on it the focus. */
const SCREEN_PATHS = ['/usr/bin/Xvfb', '/usr/bin/openbox'];
/** Where Debian and Ubuntu install the browser, which depends on the machine's architecture. */
const WEBKIT_PATHS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((kind) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
);

export type EngineName = 'webkit' | 'firefox';

export interface WebKit {
  readonly browser: string;
  readonly driver: string;
}

const PACKAGES_BY_ENGINE: Record<EngineName, readonly string[]> = {
  webkit: ['webkit2gtk-driver', 'xvfb', 'openbox'],
  firefox: ['firefox-esr'],
};
const REMEDY_BY_ENGINE: Record<EngineName, string> = {
  webkit: 'WebKit: apt-get install webkit2gtk-driver xvfb openbox (Debian, Ubuntu)',
  firefox: 'Firefox: apt-get install firefox-esr, or name one in PAVILION_FIREFOX',
};

/** Installs the browser if it is missing and can be installed (as root on Debian). Returns what is still missing, or null. */
export function findMissingEngine(name: EngineName): string | null {
  const findEngine = name === 'webkit' ? findInstalledWebKit : findInstalledFirefox;
  if (!findEngine()) installByApt(PACKAGES_BY_ENGINE[name]);
  return findEngine() ? null : `not on this machine, so its journeys are skipped. ${REMEDY_BY_ENGINE[name]}`;
}

/** Returns WebKit. @throws an Error with the remedy if it is missing */
export function requireWebKit(): WebKit {
  const foundBrowser = findInstalledWebKit();
  if (!foundBrowser) throw new Error(`No ${REMEDY_BY_ENGINE.webkit}.`);
  return foundBrowser;
}

/** Returns the path of Firefox. @throws an Error with the remedy if it is missing */
export function requireFirefox(): string {
  const foundBrowser = findInstalledFirefox();
  if (!foundBrowser) throw new Error(`No ${REMEDY_BY_ENGINE.firefox}.`);
  return foundBrowser;
}

function findInstalledWebKit(): WebKit | null {
  const browser = WEBKIT_PATHS.find((path) => existsSync(path));
  if (
    browser === undefined ||
    !existsSync(WEBKIT_DRIVER_PATH) ||
    !SCREEN_PATHS.every((path) => existsSync(path))
  )
    return null;
  return { browser, driver: WEBKIT_DRIVER_PATH };
}

function findInstalledFirefox(): string | null {
  const configuredPath = process.env.PAVILION_FIREFOX;
  if (configuredPath && !existsSync(configuredPath)) {
    throw new Error(
      `PAVILION_FIREFOX names ${configuredPath}, which does not exist. Correct it or unset it.`,
    );
  }
  return configuredPath ?? FIREFOX_PATHS.find((path) => existsSync(path)) ?? null;
}

function installByApt(packageNames: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packageNames.join(' and ')} …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packageNames],
  ])
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}
