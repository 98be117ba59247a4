import type { ComponentType } from 'react';
import type { MessageKey } from '@/shared/messages';
import type { SubSite } from '@/shared/mode';
import type { AccountLinksProps } from '@/widgets/site-header';
import { loadPage } from '../routes/load-page';

/** What a sub-site is made of, beside what all three share. */
export interface SubSiteParts {
  readonly name: MessageKey;
  readonly SiteRoutes: ComponentType;
  readonly AccountLinks: ComponentType<AccountLinksProps> | null;
}

let loaded: SubSiteParts | null = null;

/** Fetches what the bookings or the account site has of its own; online joining is the build's first screen. */
export async function loadSubSite(subSite: SubSite): Promise<void> {
  if (subSite === 'online-joining') return;
  const load = subSite === 'bookings' ? () => import('./bookings') : () => import('./my-account');
  loaded = (await loadPage(load)).parts;
}

/** What the sub-site of this visit has of its own; null on online joining. */
export const subSiteParts = (): SubSiteParts | null => loaded;
