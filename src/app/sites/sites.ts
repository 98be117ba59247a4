import type { ComponentType } from 'react';
import type { SubSite } from '@/shared/boot';
import type { Elements } from '@/shared/ui/elements';
import { accountNav } from '@/widgets/site-header';
import { AccountLayout } from './account/layout';
import { BookingsLayout, loginModal } from './bookings/layout';
import { JoiningLayout } from './joining/layout';

type Site = {
  readonly Layout: ComponentType<{ children: Elements }>;
  /** Loads what the first render needs besides the page. */
  readonly preload?: () => Promise<unknown>;
};

export const sites: Readonly<Record<SubSite, Site>> = {
  'online-joining': { Layout: JoiningLayout },
  bookings: { Layout: BookingsLayout, preload: () => loginModal.load().catch(() => null) },
  'my-account': { Layout: AccountLayout, preload: () => accountNav.load().catch(() => null) },
};
