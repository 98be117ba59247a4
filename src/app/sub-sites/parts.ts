import type { ComponentType } from 'react';
import { loadCode } from '@/shared/lib';
import type { MessageKey } from '@/shared/messages';
import type { SubSite } from '@/shared/mode';
import type { AccountLinksProps, NavButtonProps } from '@/widgets/site-header';
import { accountParts } from '../routes/account-parts';

interface LoginParts {
  readonly LoginModal: ComponentType;
  readonly LogInButton: ComponentType<NavButtonProps>;
}

/** What a sub-site is made of, beside what all three share. */
export interface SubSiteParts {
  readonly name: MessageKey;
  readonly SiteRoutes: ComponentType;
  /** Where logging in is a modal; null where it is a page. */
  readonly login: LoginParts | null;
  readonly AccountLinks: ComponentType<AccountLinksProps> | null;
}

let loaded: SubSiteParts | null = null;

/** Fetches what the bookings or the account site has of its own; online joining is the build's first screen. */
export async function loadSubSite(subSite: SubSite): Promise<void> {
  if (subSite === 'online-joining') return;
  if (subSite === 'my-account') {
    loaded = (await loadCode(() => import('./my-account'))).parts;
    return;
  }
  // On the bookings site the log-in is a modal; where that cannot be had it is a page.
  const modal = accountParts().catch(() => null);
  const { parts } = await loadCode(() => import('./bookings'));
  loaded = { ...parts, login: await modal };
}

/** What the sub-site of this visit has of its own; null on online joining. */
export const subSiteParts = (): SubSiteParts | null => loaded;
