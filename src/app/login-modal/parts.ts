import type { ComponentType } from 'react';
import type { NavButtonProps } from '@/widgets/site-header';
import { accountParts } from '../routes/account-parts';

type LoginParts = {
  readonly LoginModal: ComponentType;
  readonly LogInButton: ComponentType<NavButtonProps>;
};

let loaded: LoginParts | null = null;

/** Fetches the modal of the bookings site. Without it, or where it cannot be had, the log-in is a page. */
export async function loadLoginModal(): Promise<void> {
  loaded = await accountParts();
}

export const loginParts = (): LoginParts | null => loaded;
