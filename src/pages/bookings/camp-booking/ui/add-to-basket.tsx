import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import type { AttendingChild } from '../lib/plan';
import * as model from '../model/camp-booking';
import { text } from '../texts';

/** Adds the days of all children to the basket, or none; the server's message tells which child was refused. */
export function AddToBasket({ attendingChildren }: { attendingChildren: readonly AttendingChild[] }) {
  const { refusal, isAdding, addToBasket } = useUnit({
    refusal: model.$refusal,
    isAdding: model.$isAdding,
    addToBasket: model.addClicked,
  });
  const refusedChild = attendingChildren.find(({ person }) => person.attendee.id === refusal?.childId);
  const refusalTitle = refusedChild
    ? text('campBooking.notAddedFor', { name: refusedChild.person.attendee.name })
    : text('campBooking.notAdded');
  return (
    <>
      {refusal && (
        <RefusalAlert refusal={refusal} notDone={refusalTitle} unknown={text('campBooking.outcomeUnknown')} />
      )}
      <Button isBusy={isAdding} onClick={() => addToBasket()}>
        {text('campBooking.add')}
      </Button>
    </>
  );
}
