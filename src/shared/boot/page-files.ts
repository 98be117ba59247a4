import type { SubSite } from './sub-site';

/**
 * The chunks of each page by sub-site and first path segment. The build generates it from the route tables
 * (`scripts/vite/page-files.ts`).
 */
export type PageFiles = Readonly<Partial<Record<SubSite, Readonly<Record<string, readonly string[]>>>>>;

declare global {
  const PAVILION_PAGE_FILES: PageFiles;
}

/** Preloads the chunks of a page in parallel with the entry. */
export function preloadPage(subSite: SubSite, pathname: string): void {
  const ofSite = PAVILION_PAGE_FILES[subSite] ?? {};
  const [, segment = ''] = pathname.split('/');
  for (const file of (Object.hasOwn(ofSite, segment) && ofSite[segment]) || []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.appendChild(link);
  }
}
