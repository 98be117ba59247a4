import { createLazyModule } from '@/shared/lib';

export { text as navText } from './texts';
export { navStyle } from './ui/nav-item';
export type { NavButtonProps } from './ui/nav-links';
export type { AccountLinksProps } from './ui/side-drawer';
export { SiteHeader, type SiteHeaderProps } from './ui/site-header';

/** The navigation of the account area, which only the account site loads. */
export const accountNav = createLazyModule(() => import('./ui/account-nav'));
