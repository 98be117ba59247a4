import type { Rolldown } from 'vite';
import type { PageFiles } from '../../src/shared/boot/page-files.ts';

/** What each site's pages show, by the first segment of their addresses; `*` is every other address. */
const PAGES: Readonly<Record<keyof PageFiles, Readonly<Record<string, readonly string[]>>>> = {
  'online-joining': {
    '': ['pages/joining/index.ts'],
    centre: ['pages/joining/index.ts'],
    checkout: ['pages/checkout/index.ts'],
    'order-confirmed': ['pages/order-confirmed/index.ts'],
    login: ['app/routes/account-code.ts'],
    register: ['app/routes/account-code.ts'],
    kiosk: ['pages/kiosk-home/index.ts'],
  },
  bookings: { '*': ['app/sub-sites/bookings.tsx', 'app/routes/account-code.ts'] },
  'my-account': {
    login: ['app/sub-sites/my-account.tsx', 'app/routes/account-code.ts'],
    register: ['app/sub-sites/my-account.tsx', 'app/routes/account-code.ts'],
    '*': ['app/sub-sites/my-account.tsx'],
  },
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function withImports(file: string, chunks: Chunks, found: Set<string>): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(imported, chunks, found);
  return found;
}

/** The files that each page needs beyond those of the entry, which index.html names. */
export function pageFilesOf(bundle: Rolldown.OutputBundle): PageFiles {
  const files = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (isWanted: (module: string) => boolean) =>
    files.find(({ facadeModuleId }) => facadeModuleId !== null && isWanted(facadeModuleId))?.fileName ?? '';
  const entry = withImports(
    chunkOf((module) => module.endsWith('/index.html')),
    chunks,
    new Set(),
  );
  const filesOf = (modules: readonly string[]) => {
    const found = new Set<string>();
    for (const wanted of modules)
      withImports(
        chunkOf((module) => module.endsWith(`/src/${wanted}`)),
        chunks,
        found,
      );
    return [...found].filter((file) => !entry.has(file));
  };
  return Object.fromEntries(
    Object.entries(PAGES).map(([site, pages]) => [
      site,
      Object.fromEntries(Object.entries(pages).map(([segment, modules]) => [segment, filesOf(modules)])),
    ]),
  );
}
