import type { ComponentType } from 'react';
import type { Config } from '@/shared/config';
import type { PageTitle } from './texts';

/**
 * One page of a site. Router, guards, titles, breadcrumbs, page views, preloading, the kind of document that the server sends and what the
 * navigation offers are derived from it. The tables import nothing at run time, so that Node can read them as they are
 * (`deploy/addresses.ts`, `scripts/vite/page-files.ts`).
 */
export type SiteRoute = {
  /** Patterns of react-router: going from one of them to another keeps the page. A page view is named by the pattern. */
  readonly paths: readonly `/${string}`[];
  /** The page's name in the browser's tab; null for one that leads on at once. */
  readonly title: PageTitle | null;
  /** The last breadcrumb is the title, unless the page is the site's `home`, or has `none`. */
  readonly crumb?: 'home' | 'none';
  /** Who may see it: others are sent to log in, or on. */
  readonly guard?: 'customers' | 'visitors';
  /** The document whose policy the page needs, where it is not that of every page (`deploy/headers.ts`). */
  readonly document?: 'checkout' | 'finder';
  /** Without this flag in /config.json there is no such page. */
  readonly flag?: keyof Config['flags'];
  /** The page's code; null while there is none: then the address is not found and nothing leads to it. */
  readonly load: (() => Promise<ComponentType>) | null;
};
