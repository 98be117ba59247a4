import { useUnit } from 'effector-react';
import { $isUserLoading, $session } from '@/entities/customer';
import { $mode } from '@/shared/mode';
import type { Elements } from '@/shared/ui/elements';
import { Spinner } from '@/shared/ui/spinner';

/** Renders the page for staff where the staff bar is shown; anyone else gets the not-found page. */
export function StaffOnly({ fallback, children }: { fallback: Elements; children: Elements }) {
  const { session, isLoading, mode } = useUnit({ session: $session, isLoading: $isUserLoading, mode: $mode });
  if (session.user?.isStaff && !mode.isKiosk && !mode.isEmbedded) return children;
  return session.user === null && isLoading ? <Spinner /> : fallback;
}
