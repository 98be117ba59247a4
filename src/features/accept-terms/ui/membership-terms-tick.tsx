import { useUnit } from 'effector-react';
import { formatList } from '@/shared/format';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { LoadedTerms } from '../model/loaded-terms';
import type { MembershipTerms } from '../model/membership-terms';
import { text } from '../texts';
import { LoadedTermsModal } from './loaded-terms-modal';

/** One checkbox for a membership's health commitment and terms; its label names both, and each can be opened. */
export function MembershipTermsTick({ model }: { model: Pick<MembershipTerms, 'health' | 'membership'> }) {
  const { health, membership } = model;
  const view = useUnit({
    healthDocuments: health.$documents,
    documents: membership.$documents,
    isHealthAccepted: health.$isAccepted,
    isAccepted: membership.$isAccepted,
    isHealthLoading: health.$isLoading,
    isLoading: membership.$isLoading,
    healthError: health.$error,
    error: membership.$error,
    tickHealth: health.ticked,
    tick: membership.ticked,
    retryHealth: health.retryClicked,
    retry: membership.retryClicked,
  });
  const error = view.healthError ?? view.error;
  const isLoading = view.isHealthLoading || view.isLoading;
  const titles = [...view.healthDocuments, ...view.documents].map(({ title }) => title);
  const retry = () => {
    if (view.healthError !== null) view.retryHealth();
    if (view.error !== null) view.retry();
  };
  return (
    <FocusHandover hasError={error !== null} label={text('terms.group')}>
      {error !== null && (
        <Alert status="danger" title={text('terms.loadFailed')}>
          <Text>{error}</Text>
          <Button variant="text" onClick={retry} isBusy={isLoading}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      )}
      {error === null && isLoading && <Spinner label={text('terms.loading')} size="sm" />}
      {error === null && !isLoading && titles.length > 0 && (
        <Stack gap="0" align="start">
          <Checkbox
            aria-required
            isChecked={view.isHealthAccepted && view.isAccepted}
            onCheckedChange={(isTicked) => {
              view.tickHealth(isTicked);
              view.tick(isTicked);
            }}
          >
            {text('terms.tick', { title: formatList(titles) })}
          </Checkbox>
          <Stack direction="row" gap="4" rowGap="0" paddingInlineStart="calc({spacing.6} + {spacing.3})">
            <ReadButton model={health} />
            <ReadButton model={membership} />
          </Stack>
        </Stack>
      )}
    </FocusHandover>
  );
}

/** The button that opens the terms; renders nothing if the operator has none. */
function ReadButton({ model }: { model: LoadedTerms }) {
  const { documents, read } = useUnit({ documents: model.$documents, read: model.readClicked });
  const [firstDocument] = documents;
  if (!firstDocument) return null;
  return (
    <>
      <Button variant="text" onClick={() => read()}>
        {text('terms.read', { title: firstDocument.title })}
      </Button>
      <LoadedTermsModal model={model} title={firstDocument.title} />
    </>
  );
}
