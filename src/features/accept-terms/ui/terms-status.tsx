import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Spinner } from '@/shared/ui/spinner';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { text } from '../texts';

interface TermsStatusProps {
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Shown in the modal while its terms are loading, or if they failed to load. Requirement J8.3. */
export function TermsStatus({ error, isBusy, onRetry }: TermsStatusProps) {
  if (error === null) return <Spinner label={text('terms.loading')} isLabelShown />;
  return (
    <Alert status="danger" title={text('terms.loadFailed')}>
      <Text>{error}</Text>
      <Button variant="text" onClick={onRetry} isBusy={isBusy}>
        {uiText('form.tryAgain')}
      </Button>
    </Alert>
  );
}
