import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const PAGE_FILES = ['index.html', 'sca-frame.html', 'form-preview-frame.html'];
const INVENTORY_FILE = 'script-inventory.json';
const OWN_SCRIPT_TAG =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="(\/assets\/[^"]+)"/g;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** One script of the build: a file, or an inline script of a page. */
type InventoryEntry = {
  readonly script: string;
  /** The hash as in an `integrity` attribute: `sha384-…`. */
  readonly integrity: string;
  readonly reason: string;
  readonly owner: string;
};

function hashIntegrity(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function buildFileEntry(folder: string, address: string): InventoryEntry {
  const integrity = hashIntegrity(readFileSync(join(folder, address)));
  return { script: address, integrity, reason: 'the site itself, as built', owner: 'Pavilion' };
}

function listInlineScripts(html: string, page: string): InventoryEntry[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => ({
    script: `inline of /${page}`,
    integrity: hashIntegrity(text),
    reason: text.includes('is-old')
      ? 'tells visitors with an old browser which browsers are supported'
      : 'requests the configuration, the theme and the page’s files before the bundle has loaded',
    owner: 'Pavilion',
  }));
}

/**
 * Writes `script-inventory.json` with every script of the build and its hash (PCI DSS 4.0.1, 6.4.3). Also adds `integrity`
 * attributes to the scripts of the pages, so that browsers refuse modified ones.
 */
export function scriptInventory(): Plugin {
  let folder = 'dist';
  return {
    name: 'pavilion:script-inventory',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.js'),
      );
      const fileEntries = names
        .map((name) => buildFileEntry(folder, `/${name.split(sep).join('/')}`))
        .toSorted((first, second) => (first.script < second.script ? -1 : 1));
      const hashes = new Map(fileEntries.map(({ script, integrity }) => [script, integrity]));
      const inlineEntries = PAGE_FILES.flatMap((page) => {
        const html = readFileSync(join(folder, page), 'utf8');
        const htmlWithIntegrity = html.replace(
          OWN_SCRIPT_TAG,
          (tag, address: string) => `${tag} integrity="${hashes.get(address)}"`,
        );
        writeFileSync(join(folder, page), htmlWithIntegrity);
        return listInlineScripts(htmlWithIntegrity, page);
      });
      writeFileSync(
        join(folder, INVENTORY_FILE),
        `${JSON.stringify([...inlineEntries, ...fileEntries], null, 2)}\n`,
      );
    },
  };
}
