import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { LoadedTerms } from '../model/loaded-terms';
import { TermsModal } from './terms-modal';

/** Terms to tick, with the button that opens them. Nothing is shown where the operator has none. */
export function TermsTick({ model }: { model: LoadedTerms }) {
  const { documents, isAccepted, isLoading, error, ticked, readClicked, retryClicked } = useUnit({
    documents: model.$documents,
    isAccepted: model.$isAccepted,
    isLoading: model.$isLoading,
    error: model.$error,
    ticked: model.ticked,
    readClicked: model.readClicked,
    retryClicked: model.retryClicked,
  });

  if (error !== null) {
    return (
      <Alert status="danger" title={text('terms.loadFailed')}>
        <Text>{error}</Text>
        <Button variant="text" onClick={() => retryClicked()} isBusy={isLoading}>
          {text('costs.retry')}
        </Button>
      </Alert>
    );
  }
  if (isLoading) return <Spinner label={text('terms.loading')} />;
  const [first] = documents;
  if (!first) return null;

  return (
    <Stack gap="0" align="start">
      <Checkbox isChecked={isAccepted} onCheckedChange={ticked}>
        {text('terms.tick', { title: first.title })}
      </Checkbox>
      <Button variant="text" onClick={() => readClicked()}>
        {text('terms.read', { title: first.title })}
      </Button>
      <TermsModal model={model} title={first.title} />
    </Stack>
  );
}
