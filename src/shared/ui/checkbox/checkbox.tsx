import { type ComponentProps, type ReactNode, useId } from 'react';
import { tickRecipe, tickRowRecipe } from '../../theme';
import { ErrorText } from '../field';
import { styled } from '../styled';

const Row = styled('label', tickRowRecipe);
const Tick = styled('input', tickRecipe);

type CheckboxProps = Omit<ComponentProps<typeof Tick>, 'children' | 'type'> & {
  children: ReactNode;
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  error?: string | null;
};

export function Checkbox({
  children,
  isChecked,
  onCheckedChange,
  error,
  id,
  disabled,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const tickId = id ?? ownId;
  const errorId = `${tickId}-error`;
  return (
    <div>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      <Row htmlFor={tickId} data-disabled={disabled || undefined}>
        <Tick
          {...rest}
          type="checkbox"
          id={tickId}
          checked={isChecked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        />
        <span dir="auto">{children}</span>
      </Row>
    </div>
  );
}
