import { useUnit } from 'effector-react';
import { compareText } from '@/shared/lib';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { $people } from '../model/bookings';
import { text } from '../texts';

/** Filters the bookings by attendee; nothing if all are for the same person. */
export function PersonFilter({
  person,
  onChoose,
}: {
  person: string | null;
  onChoose: (person: string) => void;
}) {
  const people = useUnit($people);
  if (people.size < 2 && person === null) return null;
  const options = [...people].map(([value, label]) => ({ value, label }));
  return (
    <Field label={text('bookings.person')}>
      {(field) => (
        <Select
          {...field}
          placeholder={text('bookings.everybody')}
          options={[...options].sort((first, second) => compareText(first.label, second.label))}
          value={person ?? ''}
          onValueChange={onChoose}
        />
      )}
    </Field>
  );
}
