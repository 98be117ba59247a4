export { navLook } from './ui/nav-item';
export type { NavButtonProps } from './ui/nav-links';
export { SiteHeader } from './ui/site-header';
