import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Debian's headless-only Chromium. */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

const DOWNLOAD_FOLDER = join(import.meta.dirname, '../../.cache/browser');

/** Where Chromium may be installed, in order of preference. */
const DEFAULT_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that stop the browser's own network requests, for machines without a network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the path of a Chromium for tests: `PAVILION_BROWSER`, Playwright's own, or the system's. If there is none, installs one
 * with Playwright, with apt (as root on Debian), or from the npm package @sparticuz/chromium.
 *
 * @throws an Error with the remedy if no browser can be installed
 */
export async function findBrowser(): Promise<string> {
  const foundPath = await findInstalledBrowser();
  if (foundPath) return foundPath;
  console.log('No Chromium on this machine: installing one …');
  for (const install of [installByApt, installByPlaywright, installFromNpm]) {
    install();
    const installedPath = await findInstalledBrowser();
    if (installedPath) return installedPath;
  }
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or name one in PAVILION_BROWSER, and run the command again.',
  );
}

/**
 * Returns the browser for the journeys: Chromium's headless shell if there is one, as Playwright prefers it too. It renders and
 * runs pages like the whole browser, with a quarter less processor time. Tests of what it lacks, such as blocking cookies, use
 * `browserPath`.
 */
export async function findJourneyBrowser(): Promise<string> {
  const browserPath = await findBrowser();
  return !process.env.PAVILION_BROWSER && existsSync(SHELL_PATH) ? SHELL_PATH : browserPath;
}

async function findInstalledBrowser(): Promise<string | null> {
  const configuredPath = process.env.PAVILION_BROWSER;
  if (configuredPath && !existsSync(configuredPath)) {
    throw new Error(
      `PAVILION_BROWSER names ${configuredPath}, which does not exist. Correct it or unset it.`,
    );
  }
  if (configuredPath) return configuredPath;
  const browserPath = [chromium.executablePath(), ...DEFAULT_PATHS].find((path) => existsSync(path));
  return browserPath ?? findBrowserFromNpm();
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  runSilently('apt-get', ['update', '-qq']);
  for (const name of ['chromium', 'chromium-headless-shell'])
    runSilently('apt-get', ['install', '-y', '-qq', name]);
}

function installByPlaywright(): void {
  runSilently('npx', ['playwright', 'install', 'chromium']);
}

function installFromNpm(): void {
  runSilently('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    DOWNLOAD_FOLDER,
    '@sparticuz/chromium@153.0.0',
  ]);
}

/** Unpacks the browser of the npm package, which happens when its path is read. */
async function findBrowserFromNpm(): Promise<string | null> {
  const folder = join(DOWNLOAD_FOLDER, 'node_modules/@sparticuz/chromium');
  if (!existsSync(folder)) return null;
  const packageEntry = createRequire(join(DOWNLOAD_FOLDER, 'package.json')).resolve('@sparticuz/chromium');
  const module: { default: { executablePath(): Promise<string> } } = await import(
    pathToFileURL(packageEntry).href
  );
  return module.default.executablePath();
}

function runSilently(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 240_000 });
}
