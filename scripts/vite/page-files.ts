import type { Rolldown } from 'vite';
import type { SiteRoute } from '../../src/app/sites/route.ts';
import type { PageEntry, PageFiles } from '../../src/shared/boot/page-files.ts';

/** The modules that every page of a site needs: its route table and its layout. */
const SITE_MODULES: Readonly<Record<string, readonly string[]>> = {
  'online-joining': ['app/sites/joining/routes'],
  bookings: ['app/sites/bookings/routes', 'app/sites/bookings/layout'],
  'my-account': ['app/sites/account/routes', 'widgets/site-header/ui/account-nav'],
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function collectImports(file: string, chunks: Chunks, foundFiles: Set<string>): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || foundFiles.has(file)) return foundFiles;
  foundFiles.add(file);
  for (const imported of chunk.imports) collectImports(imported, chunks, foundFiles);
  return foundFiles;
}

/** Imports the route tables with Node itself, because Vite would bundle them with its configuration, pages included. */
async function importRouteTables(): Promise<typeof import('../../src/app/sites/all-routes.ts').allRoutes> {
  const routeTables: typeof import('../../src/app/sites/all-routes.ts') = await import(
    new URL('../../src/app/sites/all-routes.ts', import.meta.url).href
  );
  return routeTables.allRoutes;
}

/** Returns the module that a `load` function of a page or layout imports, such as `pages/system/checkout`. */
function readModule(load: SiteRoute['load'], { paths }: SiteRoute): string {
  const module = /import\(['"`][@.]\/([\w/-]+)['"`]\)/.exec(String(load))?.[1];
  if (!module)
    throw new Error(
      `pavilion: the page at ${paths[0]} must import '@/…' or './…', so that it can be preloaded.`,
    );
  return module;
}

/**
 * Lists the files that each page needs in addition to those of the entry, which index.html already loads.
 *
 * @throws an Error if the build has no file for a page of the route tables
 */
export async function readPageFiles(bundle: Rolldown.OutputBundle): Promise<PageFiles> {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]));
  const requireFile = (module: RegExp) => {
    const chunk = files.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId));
    if (!chunk) throw new Error(`pavilion: the build has no file for ${module}.`);
    return chunk.fileName;
  };
  const entryFiles = collectImports(requireFile(/\/index\.html$/), chunks, new Set());
  const listFiles = (module: string) =>
    [...collectImports(requireFile(new RegExp(`/${module}(?:/index)?\\.tsx?$`)), chunks, new Set())].filter(
      (file) => !entryFiles.has(file),
    );
  const listedFiles: string[] = [];
  const indexFile = (file: string) => {
    const knownIndex = listedFiles.indexOf(file);
    return knownIndex < 0 ? listedFiles.push(file) - 1 : knownIndex;
  };
  const pages = Object.fromEntries(
    Object.entries(await importRouteTables()).map(([site, routes]) => [
      site,
      routes.flatMap((route): PageEntry[] => {
        const neededIndexes = new Set([
          ...(SITE_MODULES[site] ?? []).flatMap(listFiles),
          ...listFiles(readModule(route.load, route)),
          ...(route.above ? listFiles(readModule(route.above, route)) : []),
        ]);
        return route.paths.map((path) => [path, [...neededIndexes].map(indexFile)]);
      }),
    ]),
  );
  return { files: listedFiles, pages };
}
