import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useEffect, useId, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { BillingForm } from '../model/billing-form';
import { text } from './texts';

const loadBillingFields = () => import('./billing-fields').then((code) => code.BillingFields);
/** Loaded on demand, because most customers' details are known. */
const BillingFields = createLazyComponent(loadBillingFields);

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    // On phones a name and an address need two lines.
    minHeight: { base: '3.125rem', md: 'target' },
  },
});

/** The billing details (Requirement C4.4): known details on one line, or fields. */
export function BillingSection({ model, isDisabled }: { model: BillingForm; isDisabled: boolean }) {
  const { view, values, fields, changeClicked } = useUnit({
    view: model.$view,
    values: model.$values,
    fields: model.$fields,
    changeClicked: model.changeClicked,
  });
  const titleId = useId();
  // The fields replace the Change button, so the first one gets the focus.
  const [isChanging, setChanging] = useState(false);
  // Preloads the fields, so that Change opens them at once instead of moving the card fields later.
  useEffect(() => {
    if (view !== 'line') return;
    loadBillingFields().catch(() => {
      // The code is loaded again when it is needed, and a failure is reported then.
    });
  }, [view]);
  const { firstName, lastName } = values;
  const address = fields
    .filter((field) => field !== 'firstName' && field !== 'lastName')
    .map((field) => values[field].trim());
  const summaryLine = [`${firstName} ${lastName}`, ...address].filter((part) => part !== '').join(', ');
  return (
    <Stack as="section" gap="2" aria-labelledby={titleId}>
      <Heading level={3} size="sm" id={titleId}>
        {text('checkout.billing')}
      </Heading>
      {view === 'loading' && (
        <Line>
          <Spinner label={text('billing.loading')} size="sm" />
        </Line>
      )}
      {view === 'line' && (
        <Line>
          <Text minWidth="0">{summaryLine}</Text>
          <Button
            variant="text"
            flexShrink="0"
            aria-label={text('billing.changeLong')}
            disabled={isDisabled}
            onClick={() => {
              changeClicked();
              setChanging(true);
            }}
          >
            <Icon of={Pencil} />
            <span>{text('billing.change')}</span>
          </Button>
        </Line>
      )}
      {view === 'fields' && (
        <Suspense fallback={<Spinner label={text('billing.loading')} size="sm" />}>
          <BillingFields model={model} isDisabled={isDisabled} takesFocus={isChanging} />
        </Suspense>
      )}
    </Stack>
  );
}
