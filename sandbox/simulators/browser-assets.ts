import { readFile } from 'node:fs/promises';

const importPattern = /^import [^;]*? from '(\.[^']+)';$/gm;
const otherImportPattern = /^import [^;]*;$/gm;

/** Loads the compiler with the first requested script, so that the sandbox's start does not wait for it. */
async function stripTypes(source: string): Promise<string> {
  const { default: compiler } = await import('typescript');
  const { ES2022: target } = compiler.ScriptTarget;
  return compiler.transpileModule(source, { compilerOptions: { target, verbatimModuleSyntax: true } })
    .outputText;
}

/**
 * Serves the browser code of the simulated providers. Bundles their TypeScript modules into one plain script, like the real
 * providers' scripts: strips types, puts each module before its importers, and wraps everything in a function.
 */
export function createBrowserAssets(folder: URL) {
  const texts = new Map<string, Promise<string>>();
  const scripts = new Map<string, Promise<string>>();

  function cacheOnce(
    cache: Map<string, Promise<string>>,
    name: string,
    make: () => Promise<string>,
  ): Promise<string> {
    const cached = cache.get(name) ?? make();
    cache.set(name, cached);
    return cached;
  }

  async function collectModules(module: URL, seenUrls: Set<string>): Promise<string[]> {
    if (seenUrls.has(module.href)) return [];
    seenUrls.add(module.href);
    const source = await stripTypes(await readFile(module, 'utf8'));
    const parts: string[] = [];
    for (const [, path] of source.matchAll(importPattern))
      if (path !== undefined) parts.push(...(await collectModules(new URL(path, module), seenUrls)));
    parts.push(
      source
        .replace(otherImportPattern, '')
        .replace(/^export \{\};$/gm, '')
        .replace(/^export (?=const|function|class|async)/gm, ''),
    );
    return parts;
  }

  return {
    /** The text of a page or a style sheet. */
    text: (name: string) => cacheOnce(texts, name, () => readFile(new URL(name, folder), 'utf8')),
    /** One plain script of the module and all its imports. */
    script: (name: string) =>
      cacheOnce(scripts, name, async () => {
        const parts = await collectModules(new URL(name, folder), new Set());
        return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
      }),
  };
}
