import { readFile } from 'node:fs/promises';

const importPattern = /^import [^;]*? from '(\.[^']+)';$/gm;
const otherImportPattern = /^import [^;]*;$/gm;

/** The compiler is loaded with the first script that is asked for: no start of the sandbox waits for it. */
async function stripTypes(source: string): Promise<string> {
  const { default: compiler } = await import('typescript');
  const { ES2022: target } = compiler.ScriptTarget;
  return compiler.transpileModule(source, { compilerOptions: { target, verbatimModuleSyntax: true } })
    .outputText;
}

/**
 * Serves what the simulated providers run in a browser. Their scripts are written as small typed modules beside the
 * server and joined here into one plain script, as the real providers serve theirs: types are stripped, each module
 * is placed before the one that imports it, and the whole is closed off in a function.
 */
export function createBrowserAssets(folder: URL) {
  const texts = new Map<string, Promise<string>>();
  const scripts = new Map<string, Promise<string>>();

  function once(
    cache: Map<string, Promise<string>>,
    name: string,
    make: () => Promise<string>,
  ): Promise<string> {
    const made = cache.get(name) ?? make();
    cache.set(name, made);
    return made;
  }

  async function collect(module: URL, seen: Set<string>): Promise<string[]> {
    if (seen.has(module.href)) return [];
    seen.add(module.href);
    const source = await stripTypes(await readFile(module, 'utf8'));
    const parts: string[] = [];
    for (const [, path] of source.matchAll(importPattern))
      if (path !== undefined) parts.push(...(await collect(new URL(path, module), seen)));
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
    text: (name: string) => once(texts, name, () => readFile(new URL(name, folder), 'utf8')),
    /** One plain script made of the module and all that it imports. */
    script: (name: string) =>
      once(scripts, name, async () => {
        const parts = await collect(new URL(name, folder), new Set());
        return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
      }),
  };
}
