import { useUnit } from 'effector-react';
import { $isUserLoading, $user } from '@/entities/customer';
import { FrontOfHousePage } from '@/pages/front-of-house';
import { NotFoundPage } from '@/pages/system';
import { $mode } from '@/shared/mode';
import { Spinner } from '@/shared/ui/spinner';
import '../../front-of-house/model/serve';

/** The page on which staff find a customer. For anybody else, and where there is no bar, there is no such page. */
export function StaffPage() {
  const { user, isLoading, mode } = useUnit({ user: $user, isLoading: $isUserLoading, mode: $mode });
  const hasBar = !mode.isKiosk && !mode.isEmbedded;
  if (user?.isStaff && hasBar) return <FrontOfHousePage />;
  return user === null && isLoading ? <Spinner /> : <NotFoundPage />;
}
