import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { DirectDebitGuarantee } from '@/features/set-up-direct-debit';
import type { AccountDirectDebit } from '@/shared/api';
import { $config } from '@/shared/config';
import { account } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { BackLink } from '@/shared/ui/back-link';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import * as model from '../model/direct-debit';
import { $stage, changeClicked, type Stage } from '../model/replacing';
import { text } from '../texts';
import { Instruction } from './instruction';
import { NewAccount } from './new-account';
import { NextCollections } from './next-collections';

const Frame = styled('div', { base: { minWidth: '0', outline: 'none' } });

/** The account from which is collected, what will be, the Guarantee, and the way to another account. */
export function DirectDebitPage() {
  const { debit, failure, isLoading, ...on } = useUnit({
    debit: model.$debit,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <AskBeforeLeaving>
      <Box maxWidth="column">
        <Stack gap="6">
          <Stack gap="2" align="start">
            <BackLink to={account.payments}>{text('debit.back')}</BackLink>
            <Heading level={1}>{text('debit.heading')}</Heading>
          </Stack>
          <FocusHandover hasError={failure !== null} label={text('debit.heading')}>
            {failure && (
              <FailureAlert
                title={text('debit.failed')}
                failure={failure}
                isBusy={isLoading}
                onRetry={() => on.retry()}
              />
            )}
            {debit && <Debit debit={debit} />}
            {!debit && !failure && <Spinner label={text('debit.loading')} isLabelShown />}
          </FocusHandover>
        </Stack>
      </Box>
    </AskBeforeLeaving>
  );
}

function Debit({ debit }: { debit: AccountDirectDebit }) {
  const stage = useUnit($stage);
  const isOpen = stage === 'typing' || stage === 'sending';
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // The button that was pressed goes with what it opens or closes.
  useEffect(() => {
    if (wasOpen.current !== isOpen) frame.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Frame ref={frame} role="group" aria-label={text('debit.heading')} tabIndex={-1}>
      {isOpen ? <NewAccount /> : <Current debit={debit} stage={stage} />}
    </Frame>
  );
}

function Current({ debit, stage }: { debit: AccountDirectDebit; stage: Stage }) {
  const { change, config } = useUnit({ change: changeClicked, config: $config });
  const { instruction, upcoming } = debit;
  return (
    <Stack gap="6">
      {(stage === 'done' || stage === 'doneFirst') && (
        <Alert status="success">{text(`debit.${stage}`)}</Alert>
      )}
      {instruction === null ? <Text size="lg">{text('debit.none')}</Text> : <Instruction debit={debit} />}
      {instruction !== null && <NextCollections upcoming={upcoming} />}
      <Stack direction="row">
        <Button variant="secondary" onClick={() => change()}>
          {text(instruction === null ? 'debit.setUp' : 'debit.change')}
        </Button>
      </Stack>
      {instruction !== null && <Text>{text('debit.cancel')}</Text>}
      <DirectDebitGuarantee {...config.directDebit} />
    </Stack>
  );
}
