import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Chromium without windows, as Debian ships it. */
const shellPath = '/usr/bin/chromium-headless-shell';

const downloadFolder = join(import.meta.dirname, '../../.cache/browser');

/** Where a Chromium of this machine may be, in the order of preference. */
const defaultPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that keep a browser quiet on a machine without a network. */
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
 * The path of a Chromium to test with: `PAVILION_BROWSER`, Playwright's own, or one that the system has; where there is none, one is
 * installed: by Playwright, else by apt (as root on Debian), else from the npm package @sparticuz/chromium.
 *
 * @throws an Error with the remedy when no browser can be had.
 */
export async function browserPath(): Promise<string> {
  const found = await presentBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: getting one …');
  for (const install of [installByApt, installByPlaywright, installFromNpm]) {
    install();
    const installed = await presentBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or name one in PAVILION_BROWSER, and run the command again.',
  );
}

/**
 * The browser of the journeys: Chromium's headless shell where there is one, as Playwright prefers it too. It draws and runs pages as the
 * whole browser does, for a quarter less of the processor; what it cannot do, such as to block cookies, asks for `browserPath`.
 */
export async function journeyBrowserPath(): Promise<string> {
  const whole = await browserPath();
  return !process.env.PAVILION_BROWSER && existsSync(shellPath) ? shellPath : whole;
}

async function presentBrowser(): Promise<string | null> {
  const named = process.env.PAVILION_BROWSER;
  if (named && !existsSync(named)) {
    throw new Error(`PAVILION_BROWSER names ${named}, which does not exist. Correct it or unset it.`);
  }
  if (named) return named;
  const place = [chromium.executablePath(), ...defaultPaths].find((path) => existsSync(path));
  return place ?? browserFromNpm();
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium', 'chromium-headless-shell']) run('apt-get', ['install', '-y', '-qq', name]);
}

function installByPlaywright(): void {
  run('npx', ['playwright', 'install', 'chromium']);
}

function installFromNpm(): void {
  run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefix',
    downloadFolder,
    '@sparticuz/chromium@153.0.0',
  ]);
}

/** The npm package holds the browser compressed: asking for its path unpacks it. */
async function browserFromNpm(): Promise<string | null> {
  const folder = join(downloadFolder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(folder)) return null;
  const entry = createRequire(join(downloadFolder, 'package.json')).resolve('@sparticuz/chromium');
  const module: { default: { executablePath(): Promise<string> } } = await import(pathToFileURL(entry).href);
  return module.default.executablePath();
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 240_000 });
}
