import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $config } from '@/shared/config';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

type CheckingNoticeProps = {
  /** `checking`: the payment is being looked up. `polls_exhausted`: its result is unknown; the customer may check again. */
  state: 'checking' | 'polls_exhausted';
  /** Whether the order costs nothing. */
  isFree?: boolean;
  onCheckAgain: () => void;
};

/** Shown after a lost response: until the result is known, the payment has not failed and cannot be repeated. */
export function CheckingNotice({ state, isFree = false, onCheckAgain }: CheckingNoticeProps) {
  const { supportPhone: phone, supportEmail: email } = useUnit($config);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button has been removed, so the focus moves here.
    const isFocusLost = document.activeElement === document.body;
    if (state === 'polls_exhausted' || isFocusLost) frame.current?.focus();
  }, [state]);
  return (
    <Box ref={frame} tabIndex={-1}>
      <Alert status="warning" title={text(isFree ? 'checkout.checkingOrder' : 'checkout.checking')}>
        {state === 'checking' ? (
          <Text>{text('checkout.checkingText')}</Text>
        ) : (
          <>
            <Text>{text(isFree ? 'checkout.undecidedOrder' : 'checkout.undecidedText')}</Text>
            {phone !== '' && email !== '' && <Text>{text('checkout.contact', { phone, email })}</Text>}
            <Button variant="secondary" marginTop="3" onClick={onCheckAgain}>
              {text('checkout.checkAgain')}
            </Button>
          </>
        )}
      </Alert>
    </Box>
  );
}
