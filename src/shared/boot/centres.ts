import type { SubSite } from './sub-site';

/** Whether the page at a path shows the list of centres first. */
export const showsCentreList = (subSite: SubSite, pathname: string): boolean =>
  subSite === 'online-joining' && pathname === '/';
