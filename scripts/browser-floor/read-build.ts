import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { findNewerAt, findNewerInText, isNode, type SyntaxNode } from './find-newer.ts';
import { newerProperties } from './newer-features.ts';

/** Finds the newer features of a build, with the files that use them. */
export function findNewerInBuild(folder: string): Map<string, Set<string>> {
  const foundFeatures = new Map<string, Set<string>>();
  const fileNames = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const fileName of fileNames) {
    const readText = () => readFileSync(join(folder, fileName), 'utf8');
    const features = fileName.endsWith('.js')
      ? findNewerInScript(readText())
      : fileName.endsWith('.html')
        ? findNewerInPage(readText())
        : [];
    for (const feature of features)
      foundFeatures.set(feature, (foundFeatures.get(feature) ?? new Set()).add(fileName));
  }
  return foundFeatures;
}

export function findNewerInScript(code: string): string[] {
  const foundFeatures: string[] = [];
  const parents: SyntaxNode[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const child of value) visit(child);
    if (!isNode(value)) return;
    foundFeatures.push(...findNewerAt(value, parents));
    parents.push(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child);
    parents.pop();
  };
  visit(parseAst(code));
  return foundFeatures;
}

/** Finds newer features in the inline scripts and styles of a page. */
export function findNewerInPage(html: string): string[] {
  const findContents = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => text);
  const properties = new Set(newerProperties.values());
  return [
    ...findContents('script').flatMap(findNewerInScript),
    ...findContents('style').flatMap((css) => [
      ...findNewerInText(css),
      ...[...css.matchAll(/[{;]\s*([a-z-]+)\s*:/g)].flatMap(([, name = '']) =>
        properties.has(name) ? [name] : [],
      ),
    ]),
  ];
}
