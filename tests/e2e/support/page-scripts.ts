import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readInventory, rowOf } from '../../../deploy/payment-page-scripts.ts';
import { expect } from './test.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const inventory = readInventory(readFileSync(`${project}docs/payment-page-scripts.md`, 'utf8'));

/** What ran in a document of ours: its name as the inventory has it, and its hash when it is ours. */
type RanScript = { readonly script: string; readonly integrity: string | null };

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

const keyOf = ({ script, integrity }: RanScript) => `${script} ${integrity}`;

/** A page has more than one script between its tags: each is known by its hash. */
function builtScripts(): Set<string> {
  const entries: RanScript[] = JSON.parse(readFileSync(`${project}dist/script-inventory.json`, 'utf8'));
  return new Set(entries.map(keyOf));
}

/** The text of a file of ours, as the browser gets it. */
function served(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => (await fetch(address)).text(), path);
}

/**
 * Follows the scripts of our own documents from here on, of a page that is already open.
 *
 * @returns asks for them; those between the tags of the page's last document are included
 */
export function followScripts(page: Page): () => Promise<RanScript[]> {
  const site = new URL(page.url()).origin;
  const found = new Set<string>();
  page.on('request', (request) => {
    // Who asks for it says the referrer: a frame that has just begun has no address yet.
    const isOfOurs = request.headers().referer?.startsWith(`${site}/`) === true;
    if (isOfOurs && request.resourceType() === 'script') found.add(request.url());
  });
  return async () => {
    const inline = await page.evaluate(() =>
      [...document.scripts].filter(({ src }) => src === '').map(({ text }) => text),
    );
    const files = [...found].map(async (address): Promise<RanScript> => {
      const { origin, protocol, hostname, pathname } = new URL(address);
      if (origin !== site) return { script: `${protocol}//${hostname}${pathname}`, integrity: null };
      return { script: pathname, integrity: integrityOf(await served(page, pathname)) };
    });
    return [
      ...inline.map((text) => ({ script: 'inline of /index.html', integrity: integrityOf(text) })),
      ...(await Promise.all(files)),
    ];
  };
}

/** Every script is in the inventory, none is of a provider that was not asked for, and ours are what the build wrote down. */
export function expectInventoried(scripts: readonly RanScript[], provider: string): void {
  const built = builtScripts();
  const unlisted = scripts.filter(({ script }) => rowOf(script, inventory) === undefined);
  expect(unlisted, 'scripts that the inventory lacks').toEqual([]);
  const providers = new Set(scripts.flatMap(({ script }) => rowOf(script, inventory)?.provider ?? []));
  expect([...providers], 'providers whose scripts ran').toEqual([provider]);
  const changed = scripts.filter((ran) => ran.integrity !== null && !built.has(keyOf(ran)));
  expect(changed, 'scripts of ours that the build did not make').toEqual([]);
}
