import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';

type WaitingListProps = ComponentProps<typeof import('./waiting-list').WaitingList>;

const LazyWaitingList = lazyComponent(() => import('./waiting-list').then((code) => code.WaitingList));

/** The waiting list, whose code comes for what is full: most sessions have room. */
export function WaitingList(props: WaitingListProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyWaitingList {...props} />
    </Suspense>
  );
}
