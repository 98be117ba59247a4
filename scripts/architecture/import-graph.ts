import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../tooling/run.ts';

/** The imports of each file, including those of types. Paths are relative to the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCE_FILE = /\.tsx?$/;

/** Reads the imports between the source files of some top folders. */
export function buildImportGraph(folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE_FILE.test(file))
      .map((file) => join(folder, file)),
  );
  return new Map(files.map((file) => [file, listImports(file)]));
}

function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName) ?? []);
}

function resolveImport(from: string, name: string): string | null {
  const isAliased = name.startsWith('@/');
  if (!isAliased && !name.startsWith('.')) return null;
  const base = isAliased ? join(root, 'src', name.slice(2)) : join(root, dirname(from), name);
  const candidates = ['', '.ts', '.tsx', '/index.ts'].map((ending) => `${base}${ending}`);
  const foundPath = candidates.find(
    (path) => SOURCE_FILE.test(path) && existsSync(path) && statSync(path).isFile(),
  );
  return foundPath === undefined ? null : relative(root, foundPath);
}

/** Finds each group of files that import one another in a circle. */
export function findCircles(graph: ImportGraph): string[][] {
  const positions = new Map<string, number>();
  const openFiles: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const position = positions.size;
    positions.set(file, position);
    openFiles.push(file);
    let lowestPosition = position;
    for (const imported of graph.get(file) ?? []) {
      if (!positions.has(imported)) lowestPosition = Math.min(lowestPosition, visit(imported));
      else if (openFiles.includes(imported))
        lowestPosition = Math.min(lowestPosition, positions.get(imported) ?? lowestPosition);
    }
    if (lowestPosition === position) {
      const group = openFiles.splice(openFiles.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) circles.push(group.sort());
    }
    return lowestPosition;
  };
  for (const file of graph.keys()) if (!positions.has(file)) visit(file);
  return circles;
}
