import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { $itemToChange } from '../../model/change-item';

const ChangeItem = createLazyComponent(() => import('./change-item').then((code) => code.ChangeItem));

/** The dialog that changes an item. Its code loads when it is first opened. */
export function ChangeItemOnDemand() {
  const { item } = useUnit({ item: $itemToChange });
  return <Suspense fallback={null}>{item && <ChangeItem key={item.id} item={item} />}</Suspense>;
}
