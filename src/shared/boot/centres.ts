import type { SubSite } from './sub-site';

/** Whether the page at this path begins with the list of centres. */
export const showsCentreList = (subSite: SubSite, pathname: string): boolean =>
  subSite === 'online-joining' && pathname === '/';
