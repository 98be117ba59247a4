import { Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';

const LazyNotice = lazyComponent(() =>
  import('./outstanding-balance-notice').then((code) => code.OutstandingBalanceNotice),
);

/** What the customer owes, whose code comes for those who owe something. */
export function OutstandingBalanceNotice() {
  return (
    <Suspense fallback={null}>
      <LazyNotice />
    </Suspense>
  );
}
