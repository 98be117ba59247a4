import { useUnit } from 'effector-react';
import { LeaveDialog } from '@/features/start-over';
import { $isLeaveWarningShown, clearCartFx, leaveClicked, stayClicked } from '../model/leave';

/** 'Are you sure you want to leave this screen?' (Requirement C2.2). */
export function LeaveWarning() {
  const { isShown, isLeaving, stay, leave } = useUnit({
    isShown: $isLeaveWarningShown,
    isLeaving: clearCartFx.pending,
    stay: stayClicked,
    leave: leaveClicked,
  });
  return <LeaveDialog isOpen={isShown} isLeaving={isLeaving} onStay={() => stay()} onLeave={() => leave()} />;
}
