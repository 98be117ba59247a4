import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { $clearCartError, clearCartFx, clearRetryClicked } from '../model/clear-cart';
import { text } from './texts';

/** Reports that the cart of an abandoned selection is still there, with Try again. */
export function CartNotClearedNotice() {
  const { clearCartError, isClearing, onRetry } = useUnit({
    clearCartError: $clearCartError,
    isClearing: clearCartFx.pending,
    onRetry: clearRetryClicked,
  });
  return (
    clearCartError !== null && (
      <Box marginBottom="6">
        <Alert status="danger" title={text('joining.notCleared')}>
          <Text>{clearCartError}</Text>
          <Button variant="text" isBusy={isClearing} onClick={() => onRetry()}>
            {uiText('form.tryAgain')}
          </Button>
        </Alert>
      </Box>
    )
  );
}
