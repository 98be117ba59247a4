import type { SubSite } from './sub-site';

/**
 * The files that the pages of each sub-site need beyond those of every page, by the first segment of their addresses. The build makes
 * it of the route tables (`scripts/vite/page-files.ts`).
 */
export type PageFiles = Readonly<Partial<Record<SubSite, Readonly<Record<string, readonly string[]>>>>>;

declare global {
  const PAVILION_PAGE_FILES: PageFiles;
}

/** Asks for the files of the page at an address, so that they come together with the entry and not after it has run. */
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
