import type { ComponentType } from 'react';
import type { SubSite } from '@/shared/boot';
import type { Elements } from '@/shared/ui/elements';
import { accountNav } from '@/widgets/site-header';
import { AccountLayout } from './account/layout';
import { BookingsFrame, loadBookingsFrame } from './bookings/frame';
import { JoiningLayout } from './joining/layout';

type Site = {
  readonly Layout: ComponentType<{ children: Elements }>;
  /** Loads what the first render needs in addition to the page. */
  readonly preload?: () => Promise<unknown>;
};

export const sites: Readonly<Record<SubSite, Site>> = {
  'online-joining': { Layout: JoiningLayout },
  bookings: { Layout: BookingsFrame, preload: loadBookingsFrame },
  'my-account': { Layout: AccountLayout, preload: () => accountNav.load().catch(() => null) },
};
