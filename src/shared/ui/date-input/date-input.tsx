import type { ComponentProps } from 'react';
import { TextInput } from '../text-input';
import { text } from '../texts';

/** A typed date, DD/MM/YYYY; parse it with `readTypedDate`. Spec, joining §5. */
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
