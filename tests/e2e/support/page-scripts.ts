import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { findInventoryRow, readInventory } from '../../../deploy/payment-page-scripts.ts';
import { expect } from './test.ts';

const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));
const inventory = readInventory(readFileSync(`${projectFolder}docs/payment-page-scripts.md`, 'utf8'));

/** A script that ran in one of our documents: its name in the inventory, and its hash if it is ours. */
type ExecutedScript = { readonly script: string; readonly integrity: string | null };

function hashIntegrity(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

const formatKey = ({ script, integrity }: ExecutedScript) => `${script} ${integrity}`;

/** The inline scripts of the build, by hash, because a page has several. */
function listBuiltScripts(): Set<string> {
  const entries: ExecutedScript[] = JSON.parse(
    readFileSync(`${projectFolder}dist/script-inventory.json`, 'utf8'),
  );
  return new Set(entries.map(formatKey));
}

/** The text of one of our files, as the browser receives it. */
function loadFile(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => (await fetch(address)).text(), path);
}

/**
 * Records the scripts of the documents of this site from now on.
 * @returns reads them, including the inline scripts of the page's last document
 */
export function followScripts(page: Page, site: string): () => Promise<ExecutedScript[]> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    // The referrer identifies the requesting document, because a new frame has no address yet.
    const isOurRequest = request.headers().referer?.startsWith(`${site}/`) === true;
    if (isOurRequest && request.resourceType() === 'script') addresses.add(request.url());
  });
  return async () => {
    const inlineTexts = await page.evaluate(() =>
      [...document.scripts].filter(({ src }) => src === '').map(({ text }) => text),
    );
    const scriptFiles = [...addresses].map(async (address): Promise<ExecutedScript> => {
      const { origin, protocol, hostname, pathname } = new URL(address);
      if (origin !== site) return { script: `${protocol}//${hostname}${pathname}`, integrity: null };
      return { script: pathname, integrity: hashIntegrity(await loadFile(page, pathname)) };
    });
    return [
      ...inlineTexts.map((text) => ({ script: 'inline of /index.html', integrity: hashIntegrity(text) })),
      ...(await Promise.all(scriptFiles)),
    ];
  };
}

/** Checks that every script is in the inventory, that none belongs to another provider, and that ours match the build's. */
export function expectInventoried(scripts: readonly ExecutedScript[], provider: string): void {
  const builtKeys = listBuiltScripts();
  const unlistedScripts = scripts.filter(({ script }) => findInventoryRow(script, inventory) === undefined);
  expect(unlistedScripts, 'scripts that the inventory lacks').toEqual([]);
  const providers = new Set(
    scripts.flatMap(({ script }) => findInventoryRow(script, inventory)?.provider ?? []),
  );
  expect([...providers], 'providers whose scripts ran').toEqual([provider]);
  const changedScripts = scripts.filter(
    (script) => script.integrity !== null && !builtKeys.has(formatKey(script)),
  );
  expect(changedScripts, 'scripts of ours that the build did not make').toEqual([]);
}
