import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { $isSavedLost, savedRetryClicked } from '../model/saved-cart';

/** A customer's saved membership could not be asked for: they are told, rather than begin again without knowing. */
export function SavedLost() {
  const { isLost, onRetry } = useUnit({ isLost: $isSavedLost, onRetry: savedRetryClicked });
  return (
    isLost && (
      <Box marginBottom="6">
        <Alert status="danger" title={text('joining.savedFailed')}>
          <Button variant="text" marginInlineStart="-2" onClick={() => onRetry()}>
            {text('finder.tryAgain')}
          </Button>
        </Alert>
      </Box>
    )
  );
}
