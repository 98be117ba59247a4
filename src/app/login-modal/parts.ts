import type { ComponentType } from 'react';

let loaded: ComponentType | null = null;

/** Fetches the modal of the bookings site. Without it, or where it cannot be had, the log-in is a page. */
export async function loadLoginModal(): Promise<void> {
  const { LoginModal } = await import('./login-modal');
  loaded = LoginModal;
}

export const loginModal = (): ComponentType | null => loaded;
