import type { ComponentType } from 'react';
import type { Config } from '@/shared/config';

/**
 * One page of a site. Router, guards, titles, breadcrumbs, page views, preloading, document kind and navigation are
 * derived from it. The tables import nothing at run time, so that Node can read them (`deploy/addresses.ts`,
 * `scripts/vite/page-files.ts`).
 */
export type SiteRoute = {
  /** react-router patterns: changing between them keeps the page mounted. Page views are named by the pattern. */
  readonly paths: readonly `/${string}`[];
  /** The document title; null for a page that redirects at once. */
  readonly title: string | null;
  /** The last breadcrumb is the title, except on the site's `home` page or with `none`. */
  readonly crumb?: 'home' | 'none';
  readonly guard?: 'customers' | 'visitors';
  /** The document kind, if the page needs a policy of its own (`deploy/headers.ts`). */
  readonly document?: 'checkout' | 'finder';
  /** The page exists only with this flag in /config.json. */
  readonly flag?: keyof Config['flags'];
  /** Without the flag, its addresses say that the page is not offered at the moment, instead of not being found. */
  readonly hasOffPage?: true;
  /** Content above the page. It never delays or breaks the page: nothing is shown if its code fails to load. */
  readonly above?: () => Promise<ComponentType>;
  readonly load: () => Promise<ComponentType>;
};
