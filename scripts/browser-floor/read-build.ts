import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { findNewerAt, isNode, readTexts, type SyntaxNode } from './find-newer.ts';
import { newerProperties } from './newer-features.ts';

/** Finds the newer features of a build, with the files that use them. */
export function findNewerInBuild(folder: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const readText = () => readFileSync(join(folder, name), 'utf8');
    const features = name.endsWith('.js')
      ? findNewerInScript(readText())
      : name.endsWith('.html')
        ? findNewerInPage(readText())
        : [];
    for (const feature of features) found.set(feature, (found.get(feature) ?? new Set()).add(name));
  }
  return found;
}

export function findNewerInScript(code: string): string[] {
  const found: string[] = [];
  const parents: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const child of value) visit(child);
    if (!isNode(value)) return;
    found.push(...findNewerAt(value, parents));
    parents.push(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child);
    parents.pop();
  };
  visit(parseAst(code));
  return found;
}

/** Finds newer features in the inline scripts and styles of a page. */
export function findNewerInPage(html: string): string[] {
  const inside = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
  const properties = new Set(newerProperties.values());
  return [
    ...inside('script').flatMap(findNewerInScript),
    ...inside('style').flatMap((css) => [
      ...readTexts(css),
      ...[...css.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].flatMap(([, name = '']) =>
        properties.has(name) ? [name] : [],
      ),
    ]),
  ];
}
