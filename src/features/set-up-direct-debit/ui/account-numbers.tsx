import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FieldPair } from '@/shared/ui/field-pair';
import { Stack } from '@/shared/ui/stack';
import { padAccountNumber } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';
import { BankField, getBankFieldId } from './bank-field';
import { text } from './texts';
import { useAfterPress } from './use-after-press';

const WARNING_ID = 'direct-debit-warning';

/** Sort code and account number, with the modulus check's warning. */
export function AccountNumbers({ model }: { model: DirectDebit }) {
  const { fields, isPadded, isAsking, saveClicked, ...latest } = useUnit({
    fields: model.$fields,
    isPadded: model.$isPadded,
    warning: model.$accountWarning,
    isAsking: model.$isAskingAboutAccount,
    saveClicked: model.saveClicked,
  });
  const warning = useAfterPress(latest.warning);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    if (isAsking && !wasAsking.current) document.getElementById(getBankFieldId('accountNumber'))?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  // Numbers stay text (leading zeros matter), are not stored by the browser and stay in memory.
  const digitInputProps = {
    inputMode: 'numeric',
    autoComplete: 'off',
    describedBy: warning === null ? undefined : WARNING_ID,
  } as const;

  return (
    <Stack gap="3">
      <FieldPair
        isNarrow
        start={
          <BankField
            model={model}
            name="sortCode"
            label={text('directDebit.sortCode')}
            hint={text('directDebit.sortCodeHint')}
            {...digitInputProps}
          />
        }
        end={
          <BankField
            model={model}
            name="accountNumber"
            label={text('directDebit.accountNumber')}
            hint={text('directDebit.accountNumberHint')}
            {...digitInputProps}
          />
        }
      />
      {warning !== null && (
        <Alert status="warning" title={text('directDebit.isRight')}>
          <Stack gap="2" align="start">
            <span id={WARNING_ID}>{warning}</span>
            {isAsking && (
              <Button variant="text" onClick={() => saveClicked()}>
                {text('directDebit.confirmAccount')}
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {isPadded && (
        <Alert status="info">
          {text('directDebit.padded', { number: padAccountNumber(fields.accountNumber) })}
        </Alert>
      )}
    </Stack>
  );
}
