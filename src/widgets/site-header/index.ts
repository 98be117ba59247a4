export { AccountNav } from './ui/account-nav';
export type { AccountLinksProps } from './ui/side-drawer';
export { SiteHeader } from './ui/site-header';
