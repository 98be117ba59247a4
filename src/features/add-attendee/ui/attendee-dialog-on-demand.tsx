import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { $subject } from '../model/subject';

const AttendeeDialog = lazyComponent(() => import('./attendee-dialog').then((code) => code.AttendeeDialog));

/** The dialog with the details of a child, whose code comes when it opens. Once on a page. */
export function AttendeeDialogOnDemand() {
  const subject = useUnit($subject);
  if (subject === null) return null;
  return (
    <Suspense fallback={null}>
      <AttendeeDialog />
    </Suspense>
  );
}
