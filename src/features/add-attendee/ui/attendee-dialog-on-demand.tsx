import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { $subject } from '../model/subject';

const AttendeeDialog = createLazyComponent(() =>
  import('./attendee-dialog').then((code) => code.AttendeeDialog),
);

/** The dialog with a child's details; its code loads when it opens. Use it once per page. */
export function AttendeeDialogOnDemand() {
  const subject = useUnit($subject);
  if (subject === null) return null;
  return (
    <Suspense fallback={null}>
      <AttendeeDialog />
    </Suspense>
  );
}
