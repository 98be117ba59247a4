import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { SummaryColumns } from '@/widgets/purchase-summary';
import { flowClosed, flowOpened } from '../model/home';
import { $summaryPlace } from '../model/purchase-summary';
import { ConfirmDiscardModal } from './confirm-discard-modal';
import { LeaveWarning } from './leave-warning';
import { Sections } from './sections';

// A home that nobody touches loads the flow ahead, and not yet the summary.
const Sidebar = lazyComponent(() => import('./sidebar').then((code) => code.Sidebar));

/** All sections and the summary: what a visitor needs once a centre is chosen. */
export function Flow() {
  const { place, ...on } = useUnit({ flowOpened, flowClosed, place: $summaryPlace });
  useEffect(() => {
    on.flowOpened();
    return () => on.flowClosed();
  }, [on.flowOpened, on.flowClosed]);
  return (
    <SummaryColumns place={place}>
      <Sections />
      <Suspense fallback={<div />}>
        <Sidebar place={place} />
      </Suspense>
      <ConfirmDiscardModal />
      <LeaveWarning />
    </SummaryColumns>
  );
}
