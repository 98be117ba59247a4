import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { DirectDebitGuarantee } from '@/features/set-up-direct-debit';
import type { AccountDirectDebit } from '@/shared/api';
import { $config } from '@/shared/config';
import { account } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { Button } from '@/shared/ui/button';
import { PageFrame } from '@/shared/ui/page-frame';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { page } from '../model/direct-debit';
import { $stage, changeClicked, type ReplacingStage } from '../model/replacing';
import { text } from '../texts';
import { Instruction } from './instruction';
import { NewAccount } from './new-account';
import { NextCollections } from './next-collections';

const Frame = styled('div', { base: { minWidth: '0', outline: 'none' } });

/** The account that collections are taken from, the next collections, the Guarantee, and a form for another account. */
export function DirectDebitPage() {
  return (
    <AskBeforeLeaving>
      <PageFrame
        page={page}
        params={null}
        back={{ to: account.payments, label: text('debit.back') }}
        heading={text('debit.heading')}
        loading={text('debit.loading')}
        failed={text('debit.loadFailed')}
      >
        {(debit) => <DirectDebit debit={debit} />}
      </PageFrame>
    </AskBeforeLeaving>
  );
}

function DirectDebit({ debit }: { debit: AccountDirectDebit }) {
  const stage = useUnit($stage);
  const isFormOpen = stage === 'typing' || stage === 'sending';
  const frameRef = useRef<HTMLDivElement>(null);
  const wasFormOpen = useRef(isFormOpen);
  // Moves the focus, because the pressed button disappears with what it opens or closes.
  useEffect(() => {
    if (wasFormOpen.current !== isFormOpen) frameRef.current?.focus();
    wasFormOpen.current = isFormOpen;
  }, [isFormOpen]);
  return (
    <Frame ref={frameRef} role="group" aria-label={text('debit.heading')} tabIndex={-1}>
      {isFormOpen ? <NewAccount /> : <CurrentInstruction debit={debit} stage={stage} />}
    </Frame>
  );
}

function CurrentInstruction({ debit, stage }: { debit: AccountDirectDebit; stage: ReplacingStage }) {
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
