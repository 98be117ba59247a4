import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { $selectionNotice } from '../model/selection-notice';

/** Why there is something to choose again. The toast has been read out already. */
export function SelectionNotice() {
  const notice = useUnit($selectionNotice);
  return notice === null ? null : (
    <Box marginBottom="4">
      <Alert status="danger" isLive={false}>
        {notice}
      </Alert>
    </Box>
  );
}
