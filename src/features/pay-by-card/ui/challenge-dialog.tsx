import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { isFramed } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { announcePayment } from '../lib/announce-payment';
import { leaveForBank, linkChallenge } from '../lib/challenge-link';
import { chooseChallengeSize, readViewport } from '../lib/challenge-size';
import type { PayByCard } from '../model/pay-by-card';
import { text } from './texts';

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: '100%',
    marginX: 'auto',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'md',
    background: 'white',
  },
  variants: {
    challengeSize: {
      Small: { maxWidth: '250px', height: '400px' },
      Medium: { maxWidth: '390px', height: '400px' },
      Large: { maxWidth: '500px', height: '600px' },
      ExtraLarge: { maxWidth: '600px', height: '400px' },
      FullScreen: { height: 'max(20rem, calc(100dvh - 14rem))' },
    },
  },
});

/** The size of the dialog for each size of the bank's page. */
const DIALOG_SIZES = {
  Small: 'sm',
  Medium: 'md',
  Large: 'md',
  ExtraLarge: 'lg',
  FullScreen: 'full',
} as const;

/** 'Verifying your payment': the bank's page, or what is known of its result (Requirement P3.1). */
export function ChallengeDialog({ model: { challenge, $returnOrigin } }: { model: PayByCard }) {
  const { phase, pendingChallenge, isLongWait, isChecking, returnOrigin, reportReturn, cancel, check } =
    useUnit({
      phase: challenge.$phase,
      pendingChallenge: challenge.$pendingChallenge,
      isLongWait: challenge.$isLongWait,
      isChecking: challenge.$isChecking,
      returnOrigin: $returnOrigin,
      reportReturn: challenge.returned,
      cancel: challenge.cancelClicked,
      check: challenge.checkClicked,
    });
  const frame = useRef<HTMLIFrameElement>(null);
  const [challengeSize] = useState(() => chooseChallengeSize(readViewport()));
  const [isFormPosted, setFormPosted] = useState(false);
  const form = phase === 'shown' ? (pendingChallenge?.form ?? null) : null;
  const reference = pendingChallenge?.transactionUuid ?? '';

  useEffect(() => {
    if (form === null || frame.current === null) return;
    return linkChallenge({
      frame: frame.current,
      form,
      reference,
      returnOrigin,
      onPosted: () => setFormPosted(true),
      onReturned: reportReturn,
      // When embedded, the site cannot send the whole window to the bank.
      onBlocked: () => {
        if (!isFramed()) leaveForBank({ form, reference, returnOrigin });
      },
    });
  }, [form, reference, returnOrigin, reportReturn]);

  const isOpen = phase !== 'none';
  useEffect(() => (isOpen ? announcePayment() : undefined), [isOpen]);

  // The bank's page has gone with the focus, which moves to what is known of the result.
  const statusRegion = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost && (phase === 'polling' || phase === 'waiting')) statusRegion.current?.focus();
  }, [phase]);

  const statusText = phase === 'waiting' ? text('challenge.waiting') : isLongWait && text('challenge.long');
  return (
    <Modal
      isOpen={isOpen}
      isDismissible={false}
      onClose={cancel}
      title={text('payment.verifying')}
      size={DIALOG_SIZES[challengeSize.name]}
      footer={
        <>
          {phase !== 'polling' && statusText && (
            <Button isBusy={isChecking} busyLabel={text('challenge.asking')} onClick={() => check()}>
              {text('challenge.check')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => cancel()}>
            {text('challenge.cancel')}
          </Button>
        </>
      }
    >
      <Stack ref={statusRegion} tabIndex={-1} gap="3">
        {phase === 'shown' && <Text>{text('challenge.intro')}</Text>}
        {(phase === 'polling' || (phase === 'shown' && !isFormPosted)) && (
          <Spinner
            label={text(phase === 'polling' ? 'challenge.asking' : 'challenge.opening')}
            isLabelShown
          />
        )}
        <Text role="status">{phase === 'polling' ? null : statusText}</Text>
        {form && <Frame ref={frame} title={text('challenge.frame')} challengeSize={challengeSize.name} />}
      </Stack>
    </Modal>
  );
}
