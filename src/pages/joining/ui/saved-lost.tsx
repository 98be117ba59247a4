import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { text as uiText } from '@/shared/ui/texts';
import { $isSavedLost, savedRetryClicked } from '../model/saved-cart';
import { text } from './texts';

/** Reports that a customer's saved membership could not be loaded, with Try again. */
export function SavedLost() {
  const { isLost, onRetry } = useUnit({ isLost: $isSavedLost, onRetry: savedRetryClicked });
  return (
    isLost && (
      <Box marginBottom="6">
        <Alert status="danger" title={text('joining.savedFailed')}>
          <Button variant="text" marginInlineStart="-2" onClick={() => onRetry()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      </Box>
    )
  );
}
