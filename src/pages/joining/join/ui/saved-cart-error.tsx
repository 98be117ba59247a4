import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { text as uiText } from '@/shared/ui/texts';
import { $hasSavedCartFailed, savedCartRetryClicked } from '../model/saved-cart';
import { text } from './texts';

/** Reports that a customer's saved membership failed to load, with Try again. */
export function SavedCartError() {
  const { hasFailed, onRetry } = useUnit({ hasFailed: $hasSavedCartFailed, onRetry: savedCartRetryClicked });
  return (
    hasFailed && (
      <Box marginBottom="6">
        <Alert status="danger" title={text('joining.savedFailed')}>
          <Button variant="text" onClick={() => onRetry()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      </Box>
    )
  );
}
