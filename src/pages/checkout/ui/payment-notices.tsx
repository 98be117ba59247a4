import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $config } from '@/shared/config';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { checkAgainClicked } from '../model/checkout';
import { $checking, $isFree, card, free } from '../model/parts';

/** A payment that has failed: what happened, and, when it is known, that nothing was charged. It takes the focus. */
export function FailureBanner() {
  const { isFree, status, cardError, freeError, isNotCharged } = useUnit({
    isFree: $isFree,
    status: card.$status,
    cardError: card.$error,
    freeError: free.$error,
    isNotCharged: card.$isNotCharged,
  });
  const frame = useRef<HTMLDivElement>(null);
  const cardReason = status === 'failed' ? cardError : null;
  const reason = isFree ? freeError : cardReason;

  useEffect(() => {
    if (reason !== null) frame.current?.focus();
  }, [reason]);

  if (reason === null) return null;
  return (
    <Box ref={frame} tabIndex={-1}>
      <Alert status="danger" title={isFree ? reason : text('checkout.failed.title')}>
        {!isFree && <Text>{text(isNotCharged ? 'checkout.failed.text' : 'checkout.failed.unknown')}</Text>}
        {!isFree && <Text>{reason}</Text>}
      </Alert>
    </Box>
  );
}

/** An answer was lost: nothing is called failed, and nothing can be paid, until it is known what became of the money. */
export function CheckingNotice() {
  const { checking, config, checkAgain } = useUnit({
    checking: $checking,
    config: $config,
    checkAgain: checkAgainClicked,
  });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone: whoever stood on it is led here.
    const isLost = document.activeElement === document.body;
    if (checking === 'undecided' || (checking === 'checking' && isLost)) frame.current?.focus();
  }, [checking]);
  if (checking === null) return null;
  const { supportPhone: phone, supportEmail: email } = config;
  return (
    <Box ref={frame} tabIndex={-1}>
      <Alert status="warning" title={text('checkout.checking')}>
        {checking === 'checking' ? (
          <Text>{text('checkout.checkingText')}</Text>
        ) : (
          <>
            <Text>{text('checkout.undecidedText')}</Text>
            {phone !== '' && email !== '' && <Text>{text('checkout.contact', { phone, email })}</Text>}
            <Button variant="secondary" marginTop="3" onClick={() => checkAgain()}>
              {text('checkout.checkAgain')}
            </Button>
          </>
        )}
      </Alert>
    </Box>
  );
}
