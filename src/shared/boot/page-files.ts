import type { SubSite } from './sub-site';

/**
 * The chunks of every page. `pages` has each sub-site's paths in the order of its route table, each with the indexes of its
 * chunks in `files`. The build generates it from the route tables (`scripts/vite/page-files.ts`).
 */
export type PageFiles = {
  readonly files: readonly string[];
  readonly pages: Readonly<Partial<Record<SubSite, readonly PageEntry[]>>>;
};

export type PageEntry = readonly [path: string, files: readonly number[]];

declare global {
  const PAVILION_PAGE_FILES: PageFiles;
}

/** Preloads the chunks of a page in parallel. */
export function preloadPage(subSite: SubSite, pathname: string): void {
  for (const file of listPageFiles(PAVILION_PAGE_FILES, subSite, pathname)) {
    if (document.querySelector(`link[href="/${file}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.appendChild(link);
  }
}

/** The chunks of the page at a path; empty if there is no such page. */
export function listPageFiles({ files, pages }: PageFiles, subSite: SubSite, pathname: string): string[] {
  const segments = splitSegments(pathname);
  const entry = (pages[subSite] ?? []).find(([path]) => {
    const patternSegments = splitSegments(path);
    return (
      patternSegments.length === segments.length &&
      patternSegments.every((segment, index) => segment.startsWith(':') || segment === segments[index])
    );
  });
  return (entry?.[1] ?? []).flatMap((index) => files[index] ?? []);
}

function splitSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
