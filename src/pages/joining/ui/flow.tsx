import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { flowClosed, flowOpened } from '../model/home';
import { Columns } from './columns';
import { LeaveWarning } from './leave-warning';
import { LosingModal } from './losing-modal';
import { Sections } from './sections';
import { Sidebar } from './sidebar';

/** All sections and the summary: what a visitor needs once a centre is chosen. */
export function Flow() {
  const on = useUnit({ flowOpened, flowClosed });
  useEffect(() => {
    on.flowOpened();
    return () => on.flowClosed();
  }, [on.flowOpened, on.flowClosed]);
  return (
    <Columns>
      <Sections />
      <Sidebar />
      <LosingModal />
      <LeaveWarning />
    </Columns>
  );
}
