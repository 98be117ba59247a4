import { type ComponentProps, useId } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../../ui/styled';
import { useUnreportedInput } from '../../ui/text-input';

const StyledTextArea = styled('textarea', inputRecipe);

type TextAreaProps = ComponentProps<typeof StyledTextArea> & { onValueChange: (value: string) => void };

/** A textarea for use inside a `Field`. */
export function TextArea({ onValueChange, ...rest }: TextAreaProps) {
  const ownId = useId();
  const { id = ownId, value = '' } = rest;
  useUnreportedInput(id, { value: String(value), onValueChange, tidy: undefined });
  return (
    <StyledTextArea
      id={id}
      rows={4}
      dir="auto"
      onChange={(event) => onValueChange(event.currentTarget.value)}
      {...rest}
    />
  );
}
