import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import type { StartOver } from '../model/start-over';

const LeaveDialog = createLazyComponent(() => import('./leave-dialog').then((code) => code.LeaveDialog));

/** The warning before leaving; its code loads when it opens. Requirement C2.2. */
export function StartOverModal({ model }: { model: StartOver }) {
  const { isOpen, stayClicked, leaveClicked } = useUnit({
    isOpen: model.$isOpen,
    stayClicked: model.stayClicked,
    leaveClicked: model.leaveClicked,
  });
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog isOpen onStay={() => stayClicked()} onLeave={() => leaveClicked()} />
    </Suspense>
  );
}
