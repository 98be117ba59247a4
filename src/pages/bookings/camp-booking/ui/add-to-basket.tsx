import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import type { AttendingChild } from '../lib/plan';
import * as model from '../model/camp-booking';
import { text } from '../texts';

/** Adds the days of all children to the basket, or none; the server's message tells which child was refused. */
export function AddToBasket({ attendingChildren }: { attendingChildren: readonly AttendingChild[] }) {
  const { refusal, isAdding, add } = useUnit({
    refusal: model.$refusal,
    isAdding: model.$isAdding,
    add: model.addClicked,
  });
  const refusedChild = attendingChildren.find(({ person }) => person.attendee.id === refusal?.childId);
  const title = refusedChild
    ? text('campBooking.notAddedFor', { name: refusedChild.person.attendee.name })
    : text('campBooking.notAdded');
  return (
    <>
      {refusal && (
        <RefusalAlert refusal={refusal} notDone={title} unknown={text('campBooking.outcomeUnknown')} />
      )}
      <Button isBusy={isAdding} onClick={() => add()}>
        {text('campBooking.add')}
      </Button>
    </>
  );
}
