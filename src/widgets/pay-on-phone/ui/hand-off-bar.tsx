import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import type { HandOff } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { formatCountdown, toHandOffView } from '../lib/states';
import * as model from '../model/hand-off';
import { $isStateUnknown, watchStarted, watchStopped } from '../model/watch';
import { text } from '../texts';
import { useLeft } from './countdown';

const Dialog = createLazyComponent(() => import('./hand-off-dialog').then((code) => code.HandOffDialog));

/**
 * On every page of the desk: what the customer is doing with the basket on their phone, and a button that shows the
 * code.
 */
export function HandOffBar() {
  const { handOff, knownHandOff, isSilent, isShown, ...events } = useUnit({
    handOff: model.$handOff,
    knownHandOff: model.$knownHandOff,
    isSilent: $isStateUnknown,
    isShown: model.$isDialogShown,
    started: watchStarted,
    stopped: watchStopped,
    show: model.dialogShown,
  });
  useEffect(() => {
    events.started();
    return () => events.stopped();
  }, [events.started, events.stopped]);
  if (handOff === null) {
    const state = text(isSilent ? 'handOff.bar.silent' : 'handOff.bar.asked');
    return (
      knownHandOff && (
        <Text tone="strong" width="full">
          {text('handOff.bar', { state })}
        </Text>
      )
    );
  }
  const view = toHandOffView({ ...handOff, isSilent });
  const isOver = view.actions.includes('newCode');
  return (
    <>
      {!isOver && (
        <Stack direction="row" gap="3" rowGap="0" align="center" flexWrap="wrap" width="full">
          <HandOffStatus handOff={handOff} isSilent={isSilent} />
          <Button variant="text" onClick={() => events.show()}>
            {text('handOff.show')}
          </Button>
        </Stack>
      )}
      {isShown && (
        <Suspense fallback={null}>
          <Dialog handOff={handOff} />
        </Suspense>
      )}
    </>
  );
}

/** The state is announced when it changes; the remaining time is read on demand. */
function HandOffStatus({ handOff, isSilent }: { handOff: HandOff; isSilent: boolean }) {
  const { sentence, isOtherSaid } = toHandOffView({ ...handOff, isSilent });
  const timeLeft = formatCountdown(useLeft(handOff));
  const formatBar = (time: string) =>
    text('handOff.bar', { state: formatState(sentence, isOtherSaid, time) });
  return (
    <>
      <Text hasFigures tone="strong" aria-hidden="true">
        {formatBar(timeLeft)}
      </Text>
      <VisuallyHidden role="status">{formatBar('').trim()}</VisuallyHidden>
    </>
  );
}

function formatState(
  sentence: ReturnType<typeof toHandOffView>['sentence'],
  isOtherSaid: boolean,
  timeLeft: string,
): string {
  if (isOtherSaid) return text('handOff.bar.other', { left: timeLeft });
  switch (sentence) {
    case 'waiting':
      return text('handOff.bar.waiting', { left: timeLeft });
    case 'opened':
      return text('handOff.bar.opened', { left: timeLeft });
    case 'paying':
      return text('handOff.bar.paying');
    case 'paid':
      return text('handOff.bar.paid');
    case 'silent':
      return text('handOff.bar.silent');
    case 'expired':
    case 'cancelled':
    case 'given_back':
      return text(`handOff.${sentence}`);
  }
}
