import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { $itemToChange } from '../../model/change-item';

const ChangeItem = lazyComponent(() => import('./change-item').then((code) => code.ChangeItem));

/** The dialog in which an item is changed. Its code is loaded with the first one. */
export function ChangeItemOnDemand() {
  const { item } = useUnit({ item: $itemToChange });
  return <Suspense fallback={null}>{item && <ChangeItem key={item.id} item={item} />}</Suspense>;
}
