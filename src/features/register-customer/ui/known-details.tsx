import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { text as uiText } from '@/shared/ui/texts';
import type { KnownDetails as Model } from '../model/known-details';
import { text } from './texts';

/** It has at least the height of a touch target. */
const Summary = chakra('summary', { base: { paddingY: '3', cursor: 'pointer' } });

/** All of a customer's details behind a disclosure: nothing shifts when they load, and bystanders cannot read them. */
export function KnownDetails({ model }: { readonly model: Model }) {
  const { sections, error, isLoading, openDetails } = useUnit({
    sections: model.$sections,
    error: model.$error,
    isLoading: model.$isLoading,
    openDetails: model.openClicked,
  });
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) openDetails();
      }}
    >
      <Summary>{text('details.all')}</Summary>
      <FocusHandover hasError={error !== null} label={text('details.all')}>
        {isLoading && error === null && <Spinner size="sm" />}
        {error !== null && (
          <Alert status="danger" title={error}>
            <Button variant="text" isBusy={isLoading} onClick={() => openDetails()}>
              {uiText('form.tryAgain')}
            </Button>
          </Alert>
        )}
        <Stack gap="4">
          {(sections ?? []).map(({ title, rows }) => (
            <Stack gap="1" key={title}>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <SummaryList label={title} rows={rows} />
            </Stack>
          ))}
        </Stack>
      </FocusHandover>
    </details>
  );
}
