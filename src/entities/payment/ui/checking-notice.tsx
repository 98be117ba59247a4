import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $config } from '@/shared/config';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

type CheckingNoticeProps = {
  /** `checking`: the payment is being looked up. `undecided`: nobody can say; the customer may ask again. */
  state: 'checking' | 'undecided';
  onCheckAgain: () => void;
};

/** An answer was lost: nothing is called failed, and nothing can be paid, until it is known what became of the money. */
export function CheckingNotice({ state, onCheckAgain }: CheckingNoticeProps) {
  const { supportPhone: phone, supportEmail: email } = useUnit($config);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone: whoever stood on it is led here.
    const isLost = document.activeElement === document.body;
    if (state === 'undecided' || isLost) frame.current?.focus();
  }, [state]);
  return (
    <Box ref={frame} tabIndex={-1}>
      <Alert status="warning" title={text('checkout.checking')}>
        {state === 'checking' ? (
          <Text>{text('checkout.checkingText')}</Text>
        ) : (
          <>
            <Text>{text('checkout.undecidedText')}</Text>
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
