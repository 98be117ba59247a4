import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../styled';

const StyledInput = styled('input', inputRecipe);

type TextInputProps = ComponentProps<typeof StyledInput> & {
  onValueChange?: (value: string) => void;
};

/** A text input, used inside a `Field`, which provides id and description. */
export function TextInput({ onValueChange, onChange, type = 'text', ...rest }: TextInputProps) {
  return (
    <StyledInput
      type={type}
      dir="auto"
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      {...rest}
    />
  );
}
