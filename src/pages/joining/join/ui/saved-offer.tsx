import { useUnit } from 'effector-react';
import { paths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { ButtonLink } from '@/shared/ui/link';
import { $cartForCheckout, $offeredCart, offeredCartClicked } from '../model/saved-cart';
import { text } from './texts';

const CHECKOUT_TEXT_KEYS = { change: 'saved.change', renewal: 'saved.renewal' } as const;

/** Offers the saved cart to a customer who has chosen something else. */
export function SavedCartOffer() {
  const { offeredCart, onAccept } = useUnit({ offeredCart: $offeredCart, onAccept: offeredCartClicked });
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
export function CartForCheckoutNotice() {
  const waitingCart = useUnit($cartForCheckout);
  return (
    waitingCart && (
      <Box marginBottom="6">
        <Alert
          status="info"
          title={text(CHECKOUT_TEXT_KEYS[waitingCart.purpose], { centre: waitingCart.centre })}
        >
          <ButtonLink variant="text" href={paths.checkout()}>
            {text('joining.continueToCheckout')}
          </ButtonLink>
        </Alert>
      </Box>
    )
  );
}
