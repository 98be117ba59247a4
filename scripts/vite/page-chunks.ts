import type { Plugin, Rolldown } from 'vite';

/** Stands in the inline script of index.html where the table of the pages' files goes. */
const PLACEHOLDER = '/* pavilion:page-chunks */ {}';

/** The first segment of an address, and the page that its document shows; '' is the joining page. */
const PAGES: Readonly<Record<string, string>> = {
  '': 'joining',
  centre: 'joining',
  checkout: 'checkout',
  'order-confirmed': 'order-confirmed',
  login: 'login',
  kiosk: 'kiosk-home',
};

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function withImports(file: string, chunks: Chunks, found: Set<string>): Set<string> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) withImports(imported, chunks, found);
  return found;
}

/** Which files each page needs beyond those of the entry, by the first segment of its address. */
function pageFiles(chunks: Chunks): Record<string, string[]> {
  const entry = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const always = entry ? withImports(entry.fileName, chunks, new Set()) : new Set<string>();
  const filesOf = (page: string) => {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`/src/pages/${page}/index.ts`),
    );
    const files = chunk ? [...withImports(chunk.fileName, chunks, new Set())] : [];
    return files.filter((file) => !always.has(file));
  };
  return Object.fromEntries(Object.entries(PAGES).map(([segment, page]) => [segment, filesOf(page)]));
}

/**
 * Tells the inline script of index.html which files the page at each address needs, so that they are asked for together
 * with the entry and not after it has run.
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
        if (!html.includes(PLACEHOLDER)) {
          throw new Error(
            `pavilion: index.html has lost its placeholder ${PLACEHOLDER}; put it back in the inline script.`,
          );
        }
        const files = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunks = new Map(files.map((chunk) => [chunk.fileName, chunk]));
        return html.replace(PLACEHOLDER, JSON.stringify(pageFiles(chunks)));
      },
    },
  };
}
