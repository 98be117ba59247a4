import { labelRecipe } from '../../theme';
import { Checkbox } from '../../ui/checkbox';
import { ErrorText, Fieldset, Hint } from '../../ui/field';
import { styled } from '../../ui/styled';
import { text as uiText } from '../../ui/texts';
import type { Choice } from '../schema/form-definition';
import type { WidgetProps } from './widget-props';

const Legend = styled('legend', { ...labelRecipe, base: { ...labelRecipe.base, padding: '0' } });
/** Short choices share a line if they fit. */
const Choices = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } });

/** Toggles a value and keeps the chosen values in option order. */
function toggleValue(
  chosenValues: readonly unknown[],
  choices: readonly Choice[],
  value: unknown,
): unknown[] {
  const isChosen = chosenValues.includes(value);
  return choices
    .map((choice) => choice.value)
    .filter((choiceValue) => (choiceValue === value ? !isChosen : chosenValues.includes(choiceValue)));
}

/** Multiple choice. The first checkbox has the field's id, so that the error summary can link to it. */
export function CheckboxesWidget({ id, label, error, value, options, isRequired, ...rest }: WidgetProps) {
  const choices = options.choices ?? [];
  const chosenValues: readonly unknown[] = Array.isArray(value) ? value : [];
  const describedBy = [options.hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <Fieldset aria-describedby={describedBy || undefined}>
      <Legend dir="auto">{isRequired ? label : `${label} ${uiText('form.optional')}`}</Legend>
      {options.hint && (
        <Hint id={`${id}-hint`} dir="auto">
          {options.hint}
        </Hint>
      )}
      {error && <ErrorText id={`${id}-message`}>{error}</ErrorText>}
      <Choices>
        {choices.map((choice, index) => (
          <Checkbox
            key={String(choice.value)}
            id={index === 0 ? id : `${id}-${index}`}
            isChecked={chosenValues.includes(choice.value)}
            disabled={rest.isDisabled}
            aria-invalid={error ? true : undefined}
            onCheckedChange={() => {
              rest.onEdited();
              rest.onCommit(toggleValue(chosenValues, choices, choice.value));
            }}
          >
            {choice.label}
          </Checkbox>
        ))}
      </Choices>
    </Fieldset>
  );
}
