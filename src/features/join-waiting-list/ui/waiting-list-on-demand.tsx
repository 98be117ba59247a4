import { useUnit } from 'effector-react';
import { type ComponentProps, Suspense } from 'react';
import { $servedCustomer } from '@/entities/customer';
import { createLazyModule } from '@/shared/lib';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import type { WaitingTarget } from '../lib/candidates';

type WaitingListProps = ComponentProps<typeof import('./waiting-list').WaitingList>;

const waitingListModule = createLazyModule(() => import('./waiting-list'));
const LazyWaitingList = createLazyComponent(() =>
  waitingListModule.load().then(({ WaitingList }) => WaitingList),
);

/** Returns what was loaded; if it is full, only after the waiting list's code has loaded, so that nothing jumps. */
export async function waitForWaitingListCode<
  Loaded extends { readonly waitingList: WaitingTarget['waitingList'] },
>(loadedTarget: Loaded): Promise<Loaded> {
  const { isOpen, length, mine } = loadedTarget.waitingList;
  // Without that code, the rest of the page still works.
  if (isOpen || length > 0 || mine.length > 0) await waitingListModule.load().catch(() => null);
  return loadedTarget;
}

/**
 * The waiting list, whose code loads only for full sessions, because most have room. Not for staff, who cannot join one for a
 * customer.
 */
export function WaitingList(props: WaitingListProps) {
  const isServing = useUnit($servedCustomer) !== null;
  const loadedModule = waitingListModule.current();
  if (isServing) return null;
  return loadedModule ? (
    <loadedModule.WaitingList {...props} />
  ) : (
    <Suspense fallback={<Spinner />}>
      <LazyWaitingList {...props} />
    </Suspense>
  );
}
