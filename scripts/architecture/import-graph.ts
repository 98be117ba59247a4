import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../tooling/run.ts';

/** The imports of each file, including those of types. Paths are relative to the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.tsx?$/;

/** Reads the imports between the source files of some top folders. */
export function importGraph(folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file))
      .map((file) => join(folder, file)),
  );
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? []);
}

function resolveImport(from: string, name: string): string | null {
  const isAliased = name.startsWith('@/');
  if (!isAliased && !name.startsWith('.')) return null;
  const base = isAliased ? join(root, 'src', name.slice(2)) : join(root, dirname(from), name);
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => `${base}${ending}`);
  const found = candidates.find((path) => SOURCE.test(path) && existsSync(path) && statSync(path).isFile());
  return found === undefined ? null : relative(root, found);
}

/** Finds each group of files that import one another in a circle. */
export function findCircles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const position = order.size;
    order.set(file, position);
    open.push(file);
    let lowest = position;
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) lowest = Math.min(lowest, visit(imported));
      else if (open.includes(imported)) lowest = Math.min(lowest, order.get(imported) ?? lowest);
    }
    if (lowest === position) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
