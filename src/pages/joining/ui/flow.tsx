import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { SummaryColumns } from '@/widgets/purchase-summary';
import { flowClosed, flowOpened } from '../model/home';
import { $summaryPlace } from '../model/purchase-summary';
import { ConfirmDiscardModal } from './confirm-discard-modal';
import { LeaveWarning } from './leave-warning';
import { Sections } from './sections';
import { Sidebar } from './sidebar';

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
      <Sidebar place={place} />
      <ConfirmDiscardModal />
      <LeaveWarning />
    </SummaryColumns>
  );
}
