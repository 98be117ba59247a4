import { useUnit } from 'effector-react';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { $isNoticeLive, $selectionNotice } from '../model/selection-notice';

/** Why the customer has to choose again. */
export function SelectionNotice() {
  const { notice, isLive } = useUnit({ notice: $selectionNotice, isLive: $isNoticeLive });
  return notice === null ? null : (
    <Box marginBottom="4">
      <Alert status="danger" isLive={isLive}>
        {notice}
      </Alert>
    </Box>
  );
}
