import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../styled';

const StyledInput = styled('input', inputRecipe);

type TextInputProps = ComponentProps<typeof StyledInput> & {
  /** Called with the text, for an event of a model. */
  onValueChange?: (value: string) => void;
};

/** A text box. Stands inside a `Field`, which gives it its id and its description. */
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
