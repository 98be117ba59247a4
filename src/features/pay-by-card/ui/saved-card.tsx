import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { removeSeparators } from '@/shared/lib';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import type { SavedCard as Card } from '../gateways/gateway';
import type { CardChoice } from '../model/card-choice';
import { text as cardText } from '../texts';
import { text } from './texts';

/** The length of the longest security code (Requirement C4.9). */
const MAX_SECURITY_CODE_LENGTH = 4;

type SavedCardProps = {
  model: CardChoice;
  card: Card;
  isBusy: boolean;
  /** Whether our field asks for the security code, because the provider has none of its own. */
  isOwnCodeFieldShown: boolean;
};

/** The saved card or a different one, and the saved card's security code (Requirement C4.6). */
export function SavedCard({ model, card, isBusy, isOwnCodeFieldShown: isCodeAsked }: SavedCardProps) {
  const { option, codeProblem, chooseOption, typeSecurityCode, leaveSecurityCode, fieldChanged } = useUnit({
    option: model.$option,
    codeProblem: model.$codeProblem,
    chooseOption: model.optionChosen,
    typeSecurityCode: model.securityCodeTyped,
    leaveSecurityCode: model.securityCodeLeft,
    fieldChanged: model.securityCodeFieldChanged,
  });
  const registerCodeField = useCallback(
    (field: HTMLInputElement | null) => {
      fieldChanged(field);
    },
    [fieldChanged],
  );
  const { cardType, lastFourDigits: lastFour, expiryDate: date } = card;
  return (
    <Stack gap="4">
      <RadioGroup
        label={text('card.which')}
        isLabelHidden
        value={option}
        onValueChange={(value) => chooseOption(value === 'saved' ? 'saved' : 'new')}
        options={[
          {
            value: 'saved',
            label: text('checkout.savedCard', { cardType, lastFour }),
            ...(date === null ? {} : { hint: text('checkout.savedCardExpires', { date }) }),
            isDisabled: isBusy,
          },
          { value: 'new', label: text('checkout.differentCard'), isDisabled: isBusy },
        ]}
      />
      {option === 'saved' && isCodeAsked && (
        <Field label={cardText('checkout.cvv')} hint={text('card.cvvHint')} isRequired error={codeProblem}>
          {(control) => (
            <TextInput
              {...control}
              ref={registerCodeField}
              type="password"
              inputMode="numeric"
              autoComplete="cc-csc"
              maxLength={MAX_SECURITY_CODE_LENGTH}
              width="short"
              readOnly={isBusy}
              onInput={({ currentTarget }) => {
                currentTarget.value = removeSeparators(currentTarget.value).replace(/\D/g, '');
                typeSecurityCode({ length: currentTarget.value.length });
              }}
              onBlur={() => leaveSecurityCode()}
            />
          )}
        </Field>
      )}
    </Stack>
  );
}
