import type { ComponentType, ReactNode } from 'react';
import type { SubSite } from '@/shared/boot';
import { AccountLayout } from './account/layout';
import { BookingsLayout, loginModal } from './bookings/layout';
import { JoiningLayout } from './joining/layout';

type Site = {
  /** What stands around its pages. */
  readonly Layout: ComponentType<{ children: ReactNode }>;
  /** Fetches what its first picture needs beside the page. */
  readonly preload?: () => Promise<unknown>;
};

export const sites: Readonly<Record<SubSite, Site>> = {
  'online-joining': { Layout: JoiningLayout },
  // Where the modal cannot be had, logging in is a page.
  bookings: { Layout: BookingsLayout, preload: () => loginModal.load().catch(() => null) },
  'my-account': { Layout: AccountLayout },
};
