import { useUnit } from 'effector-react';
import type { StartOver } from '../model/start-over';
import { LeaveDialog } from './leave-dialog';

/** The leave warning. Source: Spec, joining §2. */
export function StartOverModal({ model }: { model: StartOver }) {
  const { isOpen, stayClicked, leaveClicked } = useUnit({
    isOpen: model.$isOpen,
    stayClicked: model.stayClicked,
    leaveClicked: model.leaveClicked,
  });
  return <LeaveDialog isOpen={isOpen} onStay={() => stayClicked()} onLeave={() => leaveClicked()} />;
}
