import { useUnit } from 'effector-react';
import { dayName } from '@/entities/session';
import type { GuestPass } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { QrCode } from '@/shared/ui/qr-code';
import { RefusalAlert } from '@/shared/ui/refusal-alert';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import * as model from '../model/passes';
import { text } from '../texts';

const List = styled('ul', {
  base: {
    margin: '0',
    paddingX: { base: '4', md: '6' },
    paddingY: '1',
    listStyle: 'none',
    overflowWrap: 'anywhere',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
  },
});
const Item = styled('li', {
  base: {
    paddingY: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    '&:first-of-type': { borderTopWidth: '0' },
    '& h3': { margin: '0', fontFamily: 'body', fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug' },
    '& summary': { paddingY: '3', cursor: 'pointer' },
  },
});

/** The issued passes: the code of a usable pass, the state of the others. */
export function IssuedList({ passes }: { passes: readonly GuestPass[] }) {
  const refusal = useUnit(model.$refusal);
  return (
    <Stack as="section" gap="3" aria-labelledby="guests-issued">
      <Heading level={2} size="md" id="guests-issued">
        {text('guests.listHeading')}
      </Heading>
      {refusal !== null && (
        <RefusalAlert
          refusal={refusal}
          notDone={text('guests.notDone')}
          unknown={text('guests.outcomeUnknown')}
        />
      )}
      {passes.length === 0 && <Text>{text('guests.none')}</Text>}
      {/* Takes the focus when a button disappears with its pass. */}
      <FocusHandover
        hasError={passes.some(({ state }) => state === 'issued')}
        label={text('guests.listHeading')}
      >
        <List>
          {passes.map((pass) => (
            <Item key={pass.id}>
              <IssuedPassRow pass={pass} />
            </Item>
          ))}
        </List>
      </FocusHandover>
    </Stack>
  );
}

function IssuedPassRow({ pass: { id, code, guest, visitDate, venue, state } }: { pass: GuestPass }) {
  const { busyPassId, resend, revoke } = useUnit({
    busyPassId: model.$busyPassId,
    resend: model.resendClicked,
    revoke: model.revokeClicked,
  });
  const name = `${guest.firstName} ${guest.lastName}`;
  const isBusy = busyPassId === id;
  return (
    <Stack gap="1">
      <h3 dir="auto">{text('guests.who', { name, date: dayName(visitDate) })}</h3>
      <Text tone="muted" size="sm" dir="auto">
        {[venue.name, guest.email].filter(Boolean).join(', ')}
      </Text>
      {state === 'issued' ? (
        <>
          <Text tone="strong">{text('guests.code', { code })}</Text>
          <details>
            <summary>{text('guests.showQr')}</summary>
            <QrCode value={code} label={text('guests.qr', { code })} />
          </details>
          <Stack direction="row" gap="4" flexWrap="wrap">
            <Button
              variant="secondary"
              isBusy={isBusy}
              aria-label={text('guests.resendOf', { name })}
              onClick={() => resend(id)}
            >
              {text('guests.resend')}
            </Button>
            <Button
              variant="text"
              isBusy={isBusy}
              aria-label={text('guests.revokeOf', { name })}
              onClick={() => revoke(id)}
            >
              {text('guests.revoke')}
            </Button>
          </Stack>
        </>
      ) : (
        <Text>{text(`guests.state.${state}`)}</Text>
      )}
    </Stack>
  );
}
