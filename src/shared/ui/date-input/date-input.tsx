import { type ComponentProps, useRef } from 'react';
import { formatDate, readTypedDate, withSlashes } from '../../lib';
import { TextInput } from '../text-input';
import { text } from '../texts';

/** Formats a valid date; other text stays as typed. */
function tidyDay(typed: string): string {
  const reading = readTypedDate(typed);
  return reading.kind === 'date' ? formatDate(reading.iso) : typed;
}

/** An input for a date, DD/MM/YYYY; parse its value with `readTypedDate`. Requirement J4.9. */
export function DateInput({ onValueChange, ...input }: ComponentProps<typeof TextInput>) {
  const areSlashesOurs = useRef(false);
  const before = typeof input.value === 'string' ? input.value : '';
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={text('form.dateFormat')}
      width="medium"
      tidy={tidyDay}
      {...input}
      onValueChange={(typed) => {
        const shown = withSlashes(typed, before, areSlashesOurs.current);
        areSlashesOurs.current =
          shown === typed ? areSlashesOurs.current && /^[\d/]*$/.test(typed) : shown.includes('/');
        onValueChange?.(shown);
      }}
    />
  );
}
