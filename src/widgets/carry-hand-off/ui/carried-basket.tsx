import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Elements } from '@/shared/ui/elements';
import { Spinner } from '@/shared/ui/spinner';
import { $isRestored, restoreRequested } from '../model/carried';

/** Renders the page after a reload once every request is about the handed-off basket. */
export function CarriedBasket({ children }: { children: Elements }) {
  const { isRestored, restore } = useUnit({ isRestored: $isRestored, restore: restoreRequested });
  useEffect(() => restore(), [restore]);
  return isRestored ? children : <Spinner />;
}
