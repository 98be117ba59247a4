import type { Config } from '@/shared/config';
import { text } from '../texts';

type Tab = { readonly label: string; readonly path: string };

const TABS = [
  { label: 'centreTabs.timetable', path: (slug) => `/location/${slug}` },
  { label: 'centreTabs.activities', path: (slug) => `/location/${slug}/activities` },
  { label: 'centreTabs.courts', path: (slug) => `/location/${slug}/spaces` },
  { label: 'centreTabs.camps', path: (slug) => `/camps/${slug}`, flag: 'campsAndCoursesBookingEnabled' },
  { label: 'centreTabs.courses', path: (slug) => `/courses/${slug}`, flag: 'campsAndCoursesBookingEnabled' },
  { label: 'centreTabs.packages', path: (slug) => `/packages/${slug}` },
] satisfies {
  label: keyof typeof text.entries;
  path: (slug: string) => string;
  flag?: keyof Config['flags'];
}[];

/** The pages of a centre whose feature flag is on. */
export function listTabs(slug: string, flags: Config['flags']): Tab[] {
  return TABS.filter(({ flag }) => flag === undefined || flags[flag]).map(({ label, path }) => ({
    label: text(label),
    path: path(encodeURIComponent(slug)),
  }));
}

/** The tab of an address: the one with the longest matching path; null if none matches. */
export function findTab(tabs: readonly Tab[], pathname: string): Tab | null {
  const matchingTabs = tabs.filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return matchingTabs.reduce<Tab | null>(
    (longestTab, tab) => (tab.path.length > (longestTab?.path.length ?? 0) ? tab : longestTab),
    null,
  );
}
