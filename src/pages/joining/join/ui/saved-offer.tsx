import { useUnit } from 'effector-react';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { $cartForCheckout, $offeredCart, offerAccepted } from '../model/saved-cart';
import { text } from './texts';

const AT_CHECKOUT = { change: 'saved.change', renewal: 'saved.renewal' } as const;

/** Offers the saved cart to a customer who has chosen something else. */
export function SavedOffer() {
  const { offeredCart, onAccept } = useUnit({ offeredCart: $offeredCart, onAccept: offerAccepted });
  return (
    offeredCart && (
      <Box marginBottom="6">
        <Alert status="info" title={text('saved.title', { centre: offeredCart.centre })}>
          <Button variant="text" onClick={() => onAccept()}>
            {text('saved.accept')}
          </Button>
        </Alert>
      </Box>
    )
  );
}

/** A change or renewal of a membership in the cart, with a link to its checkout. */
export function WaitsAtCheckout() {
  const waitingCart = useUnit($cartForCheckout);
  return (
    waitingCart && (
      <Box marginBottom="6">
        <Alert status="info" title={text(AT_CHECKOUT[waitingCart.purpose], { centre: waitingCart.centre })}>
          <ButtonLink variant="text" href={paths.checkout()}>
            {text('joining.continueToCheckout')}
          </ButtonLink>
        </Alert>
      </Box>
    )
  );
}
