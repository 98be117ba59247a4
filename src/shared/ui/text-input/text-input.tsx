import { type ComponentProps, useId } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../styled';
import { useReadField } from './use-read-field';

const StyledInput = styled('input', inputRecipe);

type TextInputProps = ComponentProps<typeof StyledInput> & {
  onValueChange?: (value: string) => void;
  /** How what was typed is written once the field is left or its form is sent. */
  tidy?: (typed: string) => string;
};

/** A text input, used inside a `Field`, which provides id and description. */
export function TextInput({ onValueChange, onChange, onBlur, tidy, type = 'text', ...rest }: TextInputProps) {
  const ownId = useId();
  const { id = ownId, value } = rest;
  useReadField(id, { value: value === undefined ? undefined : String(value), onValueChange, tidy });
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
        const typed = event.currentTarget.value;
        const tidied = tidy?.(typed) ?? typed;
        // Spaces at the ends trouble nobody.
        if (tidied !== typed && tidied !== typed.trim()) onValueChange?.(tidied);
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
