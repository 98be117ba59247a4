export { text as navText } from './texts';
export { AccountNav } from './ui/account-nav';
export { navStyle } from './ui/nav-item';
export type { NavButtonProps } from './ui/nav-links';
export type { AccountLinksProps } from './ui/side-drawer';
export { SiteHeader, type SiteHeaderProps } from './ui/site-header';
