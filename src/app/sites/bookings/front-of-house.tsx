import { useUnit } from 'effector-react';
import { $isUserLoading, $user } from '@/entities/customer';
import { FrontOfHousePage } from '@/pages/front-of-house';
import { NotFoundPage } from '@/pages/system';
import { Spinner } from '@/shared/ui/spinner';
import '../../front-of-house/model/serve';

/** The page on which staff find a customer. For anybody else there is no such page. */
export function StaffPage() {
  const { user, isLoading } = useUnit({ user: $user, isLoading: $isUserLoading });
  if (user?.isStaff) return <FrontOfHousePage />;
  return user === null && isLoading ? <Spinner /> : <NotFoundPage />;
}
