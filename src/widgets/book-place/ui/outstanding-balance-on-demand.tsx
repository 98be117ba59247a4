import { Suspense } from 'react';
import { createLazyComponent } from '@/shared/ui/lazy-component';

const LazyNotice = createLazyComponent(() =>
  import('./outstanding-balance-notice').then((code) => code.OutstandingBalanceNotice),
);

/** Loads the outstanding balance notice on demand, because few customers need it. */
export function OutstandingBalanceNotice() {
  return (
    <Suspense fallback={null}>
      <LazyNotice />
    </Suspense>
  );
}
