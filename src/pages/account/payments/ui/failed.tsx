import { type ApiFailure, failureText } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';

interface FailedProps {
  readonly title: string;
  readonly failure: ApiFailure;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function Failed({ title, failure, isBusy, onRetry }: FailedProps) {
  return (
    <Alert status="danger" title={title}>
      <Stack gap="2" align="start">
        <Text>{failureText(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
