import { type ReactNode, useId } from 'react';
import { labelRecipe, tickRecipe, tickRowRecipe } from '../../theme';
import { Fieldset } from '../field';
import { styled } from '../styled';
import { VisuallyHidden } from '../visually-hidden';

const Legend = styled('legend', {
  ...labelRecipe,
  base: { ...labelRecipe.base, padding: '0', marginBottom: '2' },
});
const Choices = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2' },
  variants: {
    isRow: {
      true: { flexDirection: { base: 'column', sm: 'row' }, flexWrap: 'wrap', columnGap: '6' },
    },
    isGrid: {
      true: {
        display: { base: 'flex', sm: 'grid' },
        flexDirection: 'row',
        flexWrap: 'wrap',
        gridTemplateColumns: { sm: '1fr 1fr' },
        '& > *': { flexGrow: '1' },
      },
    },
  },
});
const Row = styled('label', tickRowRecipe);
const Tick = styled('input', tickRecipe);
const Note = styled('span', { base: { display: 'block', color: 'fg.muted', fontSize: 'sm' } });
const ErrorText = styled('p', {
  base: { margin: '0', marginBottom: '2', color: 'danger', fontWeight: 'bold' },
});

type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean };

type RadioGroupProps = {
  label: ReactNode;
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  id?: string;
  hint?: ReactNode;
  error?: string | null;
  /** `card` renders each choice as a box, `plain` as a line. */
  appearance?: 'plain' | 'card';
  isRow?: boolean;
  /** Uses two columns if they fit; on a phone short choices share a row. */
  isGrid?: boolean;
  isLabelHidden?: boolean;
  isRequired?: boolean;
};

/** A single choice. `id` is the first option's, for links from the error summary. */
export function RadioGroup({
  label,
  options,
  value,
  onValueChange,
  id,
  hint,
  error,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const baseId = id ?? ownId;
  const describedBy =
    [hint && `${baseId}-hint`, error && `${baseId}-error`].filter(Boolean).join(' ') || undefined;
  const { appearance = 'card', isRow = false, isGrid = false, isLabelHidden = false, isRequired } = rest;
  return (
    <Fieldset
      role="radiogroup"
      aria-describedby={describedBy}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
    >
      <Legend dir="auto">{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Legend>
      {hint && (
        <Note id={`${baseId}-hint`} dir="auto">
          {hint}
        </Note>
      )}
      {error && <ErrorText id={`${baseId}-error`}>{error}</ErrorText>}
      <Choices isRow={isRow} isGrid={isGrid}>
        {options.map((option, index) => (
          <Row key={option.value} appearance={appearance} data-disabled={option.isDisabled || undefined}>
            <Tick
              type="radio"
              id={index === 0 ? baseId : `${baseId}-${index}`}
              name={baseId}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onValueChange(option.value)}
            />
            <span dir="auto">
              <span>{option.label}</span>
              {option.hint && <Note>{option.hint}</Note>}
            </span>
          </Row>
        ))}
      </Choices>
    </Fieldset>
  );
}
