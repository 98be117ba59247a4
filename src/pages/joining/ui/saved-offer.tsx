import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { $offered, offerAccepted } from '../model/saved-cart';

/** A saved cart of a customer who is choosing something else: never in their way, always within reach. */
export function SavedOffer() {
  const { offered, onAccept } = useUnit({ offered: $offered, onAccept: offerAccepted });
  return (
    offered && (
      <Box marginBottom="6">
        <Alert status="info" title={text('saved.title', { centre: offered.centre })}>
          <Button variant="text" marginInlineStart="-2" onClick={() => onAccept()}>
            {text('saved.accept')}
          </Button>
        </Alert>
      </Box>
    )
  );
}
