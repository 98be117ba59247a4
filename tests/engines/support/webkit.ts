import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireWebKit } from '../../../scripts/lib/engines.ts';
import { findFreePort } from '../../../tooling/free-port.ts';
import { callDriver, createDriverWindow } from './webdriver.ts';
import type { Engine } from './window.ts';

/** Makes the window's bar narrow, because otherwise its buttons keep the window wider than a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; }\n';
/** Disables animations, so that screens are checked without motion. */
const WITHOUT_MOTION = '[Settings]\ngtk-enable-animations=0\n';
const SCREEN_SIZE = '1400x1000x24';
const START_MS = 30_000;
const POLL_MS = 50;

/** Starts WebKitGTK with a virtual screen, Debian's driver, and a browser for each window. */
export async function startWebKit(): Promise<Engine> {
  const { browser, driver } = requireWebKit();
  const folder = await mkdtemp(join(tmpdir(), 'pavilion-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR);
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), WITHOUT_MOTION);
  const { screen, display } = await startScreen();
  const manager = spawn('openbox', ['--sm-disable'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder },
  });
  const port = await findFreePort();
  const driverProcess = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      TZ: 'Europe/London',
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en_GB',
      XDG_CONFIG_HOME: folder,
    },
  });
  const processes = [driverProcess, manager, screen];
  // Kills all of them if the run is interrupted.
  process.once('exit', () => processes.forEach((child) => void child.kill()));
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  return {
    async newWindow() {
      const session = await callDriver(address, 'POST', '/session', {
        capabilities: {
          alwaysMatch: {
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
          },
        },
      });
      if (typeof session !== 'object' || session === null) throw new Error('WebKit gave no session.');
      return createDriverWindow(address, String(Reflect.get(session, 'sessionId')));
    },
    async stop() {
      for (const child of processes) await stopProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts Xvfb, which takes the first free display number and reports it. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN_SIZE, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayPipe = screen.stdio[3];
  const display = await new Promise<string>((resolve, reject) => {
    displayPipe?.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
    screen.once('error', reject);
  });
  return { screen, display };
}

async function waitUntilReady(address: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const isReady = await callDriver(address, 'GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await wait(POLL_MS);
  }
  throw new Error('The driver of WebKit did not start.');
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}
