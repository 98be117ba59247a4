import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Elements } from '@/shared/ui/elements';
import { Spinner } from '@/shared/ui/spinner';
import { $isRestored, restoreRequested } from '../model/carried';

/** A page that is loaded anew with the basket of the desk: it is drawn once each call is about that basket. */
export function CarriedBasket({ children }: { children: Elements }) {
  const { isRestored, restore } = useUnit({ isRestored: $isRestored, restore: restoreRequested });
  useEffect(() => restore(), [restore]);
  return isRestored ? children : <Spinner />;
}
