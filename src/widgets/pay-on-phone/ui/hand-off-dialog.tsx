import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { $user } from '@/entities/customer';
import { $venues } from '@/entities/venue';
import type { HandOff } from '@/shared/api';
import { formatMoney } from '@/shared/format';
import { $selectedVenueSlug } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { useLostFocus } from '@/shared/ui/lost-focus';
import { Modal } from '@/shared/ui/modal';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { formatCountdown, type HandOffAction, toHandOffView } from '../lib/states';
import * as model from '../model/hand-off';
import { $isStateUnknown, lookAgainClicked } from '../model/watch';
import { text } from '../texts';
import { useLeft } from './countdown';

const MINUTE_MS = 60_000;

const Large = styled('p', {
  base: { margin: '0', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' },
});
/** Large, because it is read across the counter. */
const Figures = styled('p', {
  base: {
    margin: '0',
    fontSize: 'price',
    fontWeight: 'bold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});
const Columns = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    alignItems: 'flex-start',
    '& > :last-child': { flex: '1 1 14rem' },
  },
});

/** The dialog for the customer: the code, its address and the amount; and for staff the state of the hand-off. */
export function HandOffDialog({ handOff }: { handOff: HandOff }) {
  const { isSilent, notice, hide } = useUnit({
    isSilent: $isStateUnknown,
    notice: model.$notice,
    hide: model.dialogHidden,
  });
  const { sentence, isOtherSaid, actions, isCodeShown } = toHandOffView({ ...handOff, isSilent });
  const state = useRef<HTMLDivElement>(null);
  useLostFocus(state, sentence);
  return (
    <Modal
      isOpen
      onClose={() => hide()}
      asksBeforeClosing={false}
      title={text('handOff.title')}
      size="lg"
      footer={actions.length > 0 && <Actions actions={actions} />}
    >
      <Stack gap="4" align="stretch">
        <Sum handOff={handOff} />
        {isCodeShown && <ToScan handOff={handOff} />}
        <div role="status" ref={state} tabIndex={-1}>
          {sentence === 'silent' ? (
            <Alert status="danger" title={text('handOff.silent')} isLive={false}>
              {text('handOff.silentNote')}
            </Alert>
          ) : sentence === 'paid' ? (
            <Alert status="success" title={text('handOff.paid')} isLive={false} />
          ) : (
            <Large>{text(`handOff.${sentence}`)}</Large>
          )}
          {isOtherSaid && (
            <Alert status="warning" isLive={false}>
              {text('handOff.other')}
            </Alert>
          )}
        </div>
        <Text role="status">{notice ?? ''}</Text>
      </Stack>
    </Modal>
  );
}

/** The amount, and the centre of the desk. */
function Sum({ handOff: { amount, currency } }: { handOff: HandOff }) {
  const { venues, slug, user } = useUnit({ venues: $venues, slug: $selectedVenueSlug, user: $user });
  const centre = venues.find((venue) => venue.slug === (slug ?? user?.homeVenueSlug))?.name;
  return (
    <div>
      <Figures>{formatMoney(amount, currency)}</Figures>
      {centre !== undefined && <Large>{centre}</Large>}
    </div>
  );
}

function ToScan({ handOff }: { handOff: HandOff }) {
  const msLeft = useLeft(handOff);
  const displayedUrl = handOff.url.replace(/^https?:\/\//, '');
  const address = displayedUrl.replace(/\/[^/]*$/, '');
  return (
    <Columns>
      <QrCode value={handOff.url} label={text('handOff.qr', { address: displayedUrl })} size="desk" />
      <Stack gap="3">
        <Text>{text('handOff.scan')}</Text>
        <Text>{text('handOff.type')}</Text>
        <Large>{address}</Large>
        <Figures>{handOff.code}</Figures>
        <Text hasFigures tone="muted" role="timer" aria-live="off">
          {text('handOff.left', { time: formatCountdown(msLeft) })}
        </Text>
        <VisuallyHidden role="status">
          {msLeft > 0 && msLeft <= MINUTE_MS ? text('handOff.minuteLeft') : ''}
        </VisuallyHidden>
      </Stack>
    </Columns>
  );
}

/** The actions that staff can take. */
function Actions({ actions }: { actions: readonly HandOffAction[] }) {
  const { busy, ...events } = useUnit({
    busy: model.$pendingActions,
    moreTime: model.moreTimeClicked,
    takeBack: model.takeBackClicked,
    email: model.emailClicked,
    lookAgain: lookAgainClicked,
    newCode: model.startClicked,
    printReceipt: model.printClicked,
    nextCustomer: model.nextClicked,
  });
  const busyActions: Partial<Record<HandOffAction, boolean>> = busy;
  return actions.map((action) => (
    <Button
      key={action}
      variant={action === 'nextCustomer' || action === 'lookAgain' ? 'primary' : 'secondary'}
      isBusy={busyActions[action] ?? false}
      onClick={() => events[action]()}
    >
      {text(`handOff.${action}`)}
    </Button>
  ));
}
