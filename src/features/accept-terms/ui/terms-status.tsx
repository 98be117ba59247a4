import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import type { ReadTerms } from '../model/loaded-terms';
import { text } from '../texts';

/** Shown in the modal while its terms are loading, or could not be loaded. Requirement J8.3. */
export function TermsStatus({ model }: { model: ReadTerms }) {
  const { error, isLoading, retryClicked } = useUnit({
    error: model.$error,
    isLoading: model.$isLoading,
    retryClicked: model.retryClicked,
  });
  if (error === null) return <Spinner label={text('terms.loading')} isLabelShown />;
  return (
    <Alert status="danger" title={text('terms.loadFailed')}>
      <Text>{error}</Text>
      <Button variant="text" onClick={() => retryClicked()} isBusy={isLoading}>
        {uiText('form.tryAgain')}
      </Button>
    </Alert>
  );
}
