import { type ComponentProps, useId } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../styled';
import { useUnreportedInput } from './use-read-field';

const StyledInput = styled('input', inputRecipe);

type TextInputProps = ComponentProps<typeof StyledInput> & {
  onValueChange?: (value: string) => void;
  /** Formats the typed text on blur or when its form is submitted. */
  tidy?: (typedText: string) => string;
};

/** A text input for use inside a `Field`, which provides its id and description. */
export function TextInput({ onValueChange, onChange, onBlur, tidy, type = 'text', ...rest }: TextInputProps) {
  const ownId = useId();
  const { id = ownId, value } = rest;
  useUnreportedInput(id, { value: value === undefined ? undefined : String(value), onValueChange, tidy });
  return (
    <StyledInput
      id={id}
      type={type}
      dir="auto"
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      onBlur={(event) => {
        const typedText = event.currentTarget.value;
        const tidiedText = tidy?.(typedText) ?? typedText;
        // Leading and trailing spaces alone are left as they are.
        if (tidiedText !== typedText && tidiedText !== typedText.trim()) onValueChange?.(tidiedText);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
