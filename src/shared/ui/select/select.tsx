import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme';
import { styled } from '../styled';

const StyledSelect = styled('select', inputRecipe);

type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectProps = Omit<ComponentProps<typeof StyledSelect>, 'children'> & {
  options: readonly SelectOption[];
  placeholder?: string;
  onValueChange?: (value: string) => void;
};

/** A native select for use inside a `Field`. */
export function Select({ options, placeholder, onValueChange, onChange, ...rest }: SelectProps) {
  return (
    <StyledSelect
      dir="auto"
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
      {...rest}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </StyledSelect>
  );
}
