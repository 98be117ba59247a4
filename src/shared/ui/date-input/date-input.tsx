import { type ComponentProps, useRef } from 'react';
import { formatDate, insertSlashes, readTypedDate } from '../../lib';
import { TextInput } from '../text-input';
import { text } from '../texts';

/** Formats a valid date; other text stays as typed. */
function tidyDay(typedText: string): string {
  const reading = readTypedDate(typedText);
  return reading.kind === 'date' ? formatDate(reading.iso) : typedText;
}

/** An input for a date, DD/MM/YYYY; parse its value with `readTypedDate`. Requirement J4.9. */
export function DateInput({ onValueChange, ...input }: ComponentProps<typeof TextInput>) {
  const areSlashesAutomatic = useRef(false);
  const previousText = typeof input.value === 'string' ? input.value : '';
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={text('form.dateFormat')}
      width="medium"
      tidy={tidyDay}
      {...input}
      onValueChange={(typedText) => {
        const slashedText = insertSlashes(typedText, previousText, areSlashesAutomatic.current);
        areSlashesAutomatic.current =
          slashedText === typedText
            ? areSlashesAutomatic.current && /^[\d/]*$/.test(typedText)
            : slashedText.includes('/');
        onValueChange?.(slashedText);
      }}
    />
  );
}
