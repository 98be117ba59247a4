import { useUnit } from 'effector-react';
import { compareText } from '@/shared/lib';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { $attendeeNames } from '../model/bookings';
import { text } from '../texts';

/** Filters the bookings by attendee; nothing if all are for the same person. */
export function PersonFilter({
  personId,
  onChoose,
}: {
  personId: string | null;
  onChoose: (personId: string) => void;
}) {
  const attendeeNames = useUnit($attendeeNames);
  if (attendeeNames.size < 2 && personId === null) return null;
  const options = [...attendeeNames].map(([value, label]) => ({ value, label }));
  return (
    <Field label={text('bookings.person')}>
      {(control) => (
        <Select
          {...control}
          placeholder={text('bookings.everybody')}
          options={[...options].sort((first, second) => compareText(first.label, second.label))}
          value={personId ?? ''}
          onValueChange={onChoose}
        />
      )}
    </Field>
  );
}
