import { Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';

const LazyOwing = lazyComponent(() => import('./owing').then((code) => code.Owing));

/** What the customer owes, whose code comes for those who owe something. */
export function Owing() {
  return (
    <Suspense fallback={null}>
      <LazyOwing />
    </Suspense>
  );
}
