import type { ComponentProps } from 'react';
import { TextInput } from '../text-input';
import { text } from '../texts';

/** A typed date, DD/MM/YYYY: never only a calendar. Read its text with `readTypedDate`. Spec, joining §5. */
export function DateInput(props: ComponentProps<typeof TextInput>) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={text('form.dateFormat')}
      width="medium"
      {...props}
    />
  );
}
