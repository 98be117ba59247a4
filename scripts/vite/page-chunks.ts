import { minifySync, type Plugin, type Rolldown } from 'vite';

/** Stands in the inline script of index.html where the table of the pages' files goes. */
const PLACEHOLDER = '/* pavilion:page-chunks */ {}';
/** Holds the site's own code back until the shell is painted; the inline script takes it out. */
const HELD_BACK = '<template id="code">';
const OWN_CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The inline script of index.html. */
const INLINE = /(?<=<script>)[^<][\s\S]*?(?=<\/script>)/;

/**
 * The site (online joining has no name) and the first segment of an address, and the modules that its document shows; the
 * site alone stands for all its other addresses.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['pages/joining/index.ts'],
  '/centre': ['pages/joining/index.ts'],
  '/checkout': ['pages/checkout/index.ts'],
  '/order-confirmed': ['pages/order-confirmed/index.ts'],
  '/login': ['app/routes/account-code.ts'],
  '/register': ['app/routes/account-code.ts'],
  '/kiosk': ['pages/kiosk-home/index.ts'],
  bookings: ['app/sub-sites/bookings.tsx', 'app/routes/account-code.ts'],
  'my-account': ['app/sub-sites/my-account.tsx'],
  'my-account/login': ['app/sub-sites/my-account.tsx', 'app/routes/account-code.ts'],
  'my-account/register': ['app/sub-sites/my-account.tsx', 'app/routes/account-code.ts'],
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function withImports(file: string, chunks: Chunks, found: Set<string>): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  // Marked before the files that it imports are looked at, and put behind them afterwards.
  found.add(file);
  for (const imported of chunk.imports) withImports(imported, chunks, found);
  found.delete(file);
  return found.add(file);
}

/**
 * What every page needs: the entry, and what it runs afterwards, file by file (`app/entrypoint/stages`): those first that
 * others import.
 */
function alwaysNeeded(chunks: Chunks): { entry: Set<string>; stages: string[] } {
  const start = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const entry = start ? withImports(start.fileName, chunks, new Set()) : new Set<string>();
  const all = new Set(entry);
  for (const later of start?.dynamicImports ?? []) withImports(later, chunks, all);
  return { entry, stages: [...all].filter((file) => !entry.has(file)) };
}

/** Which files each page needs beyond those of every page. */
function pageFiles(chunks: Chunks, always: ReadonlySet<string>): Record<string, string[]> {
  const chunkOf = (module: string) =>
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
  const filesOf = (modules: readonly string[]) => {
    const found = new Set<string>();
    for (const chunk of modules.map(chunkOf)) if (chunk) withImports(chunk.fileName, chunks, found);
    return [...found].filter((file) => !always.has(file));
  };
  return Object.fromEntries(Object.entries(PAGES).map(([address, modules]) => [address, filesOf(modules)]));
}

/** The first picture waits for the inline script's last byte. */
function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script, { mangle: { toplevel: false } });
  if (errors.length > 0) throw new Error(`pavilion: the inline script of index.html: ${errors[0]?.message}`);
  return code;
}

/**
 * Tells the inline script of index.html which files the page at each address needs, so that they are asked for together
 * with the entry and not after it has run; and puts the entry with them, into the template that this script takes it from.
 */
export function pageChunks(): Plugin {
  return {
    name: 'pavilion:page-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        // The document that holds the bank's page is no screen.
        if (!bundle || path !== '/index.html') return html;
        for (const place of [PLACEHOLDER, HELD_BACK]) {
          if (!html.includes(place)) throw new Error(`pavilion: index.html has lost ${place}; put it back.`);
        }
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]));
        const { entry, stages } = alwaysNeeded(chunks);
        const links = stages.map(
          (file) => `\n      <link rel="modulepreload" crossorigin href="/${file}" data-stage>`,
        );
        const code = [...html.matchAll(OWN_CODE)].map(([tag]) => `\n      ${tag.trim()}`);
        return html
          .replace(OWN_CODE, '')
          .replace(PLACEHOLDER, JSON.stringify(pageFiles(chunks, new Set([...entry, ...stages]))))
          .replace(HELD_BACK, [HELD_BACK, ...code, ...links, '\n    '].join(''))
          .replace(INLINE, (script) => minified(script));
      },
    },
  };
}
