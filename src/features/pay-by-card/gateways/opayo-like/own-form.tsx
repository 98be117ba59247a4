import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tidyWords } from '@/shared/lib';
import { createDesignSystem } from '@/shared/theme';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { text as cardText } from '../../texts';
import type { CardFields } from '../gateway';
import { CARD_FIELDS, type CardField, findCardProblem, keepDigits, tidyCardField } from './card-rules';
import type { CardDetails } from './sdk';
import { text } from './texts';

type MountedOwnForm = {
  /** Returns the current values of the card fields. */
  readonly readCardDetails: () => CardDetails;
  readonly forgetSecurityCode: () => void;
  readonly remove: () => void;
};

/** The fields' names in browsers and in the gateway's documentation. */
const FIELD_PROPS = {
  cardholderName: {
    label: text('card.holder'),
    autoComplete: 'cc-name',
    name: 'cardholder-name',
    inputMode: 'text',
  },
  cardNumber: {
    label: text('card.number'),
    autoComplete: 'cc-number',
    name: 'card-number',
    inputMode: 'numeric',
  },
  expiryDate: {
    label: text('card.expiry'),
    autoComplete: 'cc-exp',
    name: 'expiry-date',
    inputMode: 'numeric',
  },
  securityCode: {
    label: cardText('checkout.cvv'),
    autoComplete: 'cc-csc',
    name: 'security-code',
    inputMode: 'numeric',
  },
} as const;

const MAX_FIELD_LENGTHS: Readonly<Record<CardField, number>> = {
  cardholderName: 45,
  cardNumber: 40,
  expiryDate: 12,
  securityCode: 4,
};

type CardInputs = Map<CardField, HTMLInputElement>;

type OwnCardFormProps = { inputs: CardInputs; onFieldsChange: (fields: CardFields) => void };

/** Uncontrolled card fields: their texts stay in the inputs, and the state contains only their problems. */
function OwnCardForm({ inputs, onFieldsChange }: OwnCardFormProps) {
  const [problems, setProblems] = useState<Partial<Record<CardField, string | null>>>({});
  const readInput = (field: CardField) => inputs.get(field)?.value ?? '';

  function tidyInput(field: CardField, input: HTMLInputElement): void {
    const isAtEnd = input.selectionStart === input.value.length;
    if (isAtEnd) input.value = tidyCardField(field, input.value);
    if (problems[field]) setProblems({ ...problems, [field]: null });
    onFieldsChange({ isComplete: isComplete(), error: null });
  }

  const isComplete = () => CARD_FIELDS.every((field) => findCardProblem(field, readInput(field)) === null);

  return (
    <Stack
      gap="4"
      onBlur={({ currentTarget, relatedTarget }) => {
        const isLeft = !currentTarget.contains(relatedTarget);
        if (isLeft && !isComplete()) onFieldsChange({ isComplete: false, error: text('opayo.incomplete') });
      }}
    >
      {CARD_FIELDS.map((field) => {
        const { label, autoComplete, name, inputMode } = FIELD_PROPS[field];
        return (
          <Field key={field} id={`card-${name}`} label={label} isRequired error={problems[field] ?? null}>
            {(control) => (
              <TextInput
                {...control}
                ref={(input: HTMLInputElement | null) => {
                  if (input) inputs.set(field, input);
                }}
                data-card-details={name}
                type={field === 'securityCode' ? 'password' : 'text'}
                autoComplete={autoComplete}
                inputMode={inputMode}
                maxLength={MAX_FIELD_LENGTHS[field]}
                spellCheck={false}
                onInput={(event) => tidyInput(field, event.currentTarget)}
                onBlur={({ currentTarget: input }) => {
                  input.value = tidyCardField(field, input.value);
                  setProblems({ ...problems, [field]: findCardProblem(field, input.value) });
                }}
              />
            )}
          </Field>
        );
      })}
    </Stack>
  );
}

/** Mounts our own card form in the gateway's container. */
export function mountOwnForm(
  container: HTMLElement,
  onFieldsChange: (fields: CardFields) => void,
): MountedOwnForm {
  const inputs: CardInputs = new Map();
  const formContainer = document.createElement('div');
  container.replaceChildren(formContainer);
  const root = createRoot(formContainer);
  root.render(
    <ChakraProvider value={createDesignSystem()}>
      <OwnCardForm inputs={inputs} onFieldsChange={onFieldsChange} />
    </ChakraProvider>,
  );
  const readInput = (field: CardField) => inputs.get(field)?.value ?? '';
  return {
    readCardDetails: () => ({
      cardholderName: tidyWords(readInput('cardholderName')),
      cardNumber: keepDigits(readInput('cardNumber')),
      expiryDate: keepDigits(tidyCardField('expiryDate', readInput('expiryDate'))),
      securityCode: readInput('securityCode'),
    }),
    forgetSecurityCode() {
      const input = inputs.get('securityCode');
      if (input) input.value = '';
      onFieldsChange({ isComplete: false, error: null });
    },
    remove() {
      root.unmount();
      formContainer.remove();
    },
  };
}
