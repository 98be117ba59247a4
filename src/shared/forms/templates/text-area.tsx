import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../../ui/styled';

const StyledTextArea = styled('textarea', inputRecipe);

type TextAreaProps = ComponentProps<typeof StyledTextArea> & { onValueChange: (value: string) => void };

/** Used inside a `Field`. */
export function TextArea({ onValueChange, ...rest }: TextAreaProps) {
  return (
    <StyledTextArea
      rows={4}
      dir="auto"
      onChange={(event) => onValueChange(event.currentTarget.value)}
      {...rest}
    />
  );
}
