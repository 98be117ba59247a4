import { useUnit } from 'effector-react';
import { Checkbox } from '@/shared/ui/checkbox';
import { FieldPair } from '@/shared/ui/field-pair';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { formatAddressLine } from '../model/bank-details';
import type { DirectDebit } from '../model/direct-debit';
import { BankField } from './bank-field';
import { text } from './texts';

/** The account holder's address: the home address on one line, or fields. */
export function AccountAddress({ model }: { model: DirectDebit }) {
  const { view, fields, canBeSame, isSame, sameAddressTicked } = useUnit({
    view: model.$addressView,
    fields: model.$fields,
    canBeSame: model.$canBeSameAddress,
    isSame: model.$isSameAddress,
    sameAddressTicked: model.sameAddressTicked,
  });
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={3} size="sm">
          {text('directDebit.address')}
        </Heading>
        {canBeSame && (
          <Checkbox isChecked={isSame} onCheckedChange={sameAddressTicked}>
            <span>{text('directDebit.sameAddress')}</span>
            {view === 'line' && (
              <Text as="span" tone="muted" display="block">
                {formatAddressLine(fields)}
              </Text>
            )}
          </Checkbox>
        )}
      </Stack>
      {view === 'loading' && <Spinner />}
      {view === 'fields' && (
        <Stack gap="6">
          <BankField
            model={model}
            name="billingAddressLineOne"
            label={text('directDebit.addressLineOne')}
            autoComplete="address-line1"
          />
          <BankField
            model={model}
            name="billingAddressLineTwo"
            label={text('directDebit.addressLineTwo')}
            autoComplete="address-line2"
            isOptional
          />
          <FieldPair
            start={
              <BankField
                model={model}
                name="billingCity"
                label={text('directDebit.city')}
                autoComplete="address-level2"
              />
            }
            end={
              <BankField
                model={model}
                name="billingPostcode"
                label={text('directDebit.postcode')}
                autoComplete="postal-code"
              />
            }
          />
        </Stack>
      )}
    </Stack>
  );
}
