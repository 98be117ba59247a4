import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { $token } from '@/entities/customer';
import { loginRequested } from '@/features/sign-in';
import type { HandOffPreview } from '@/shared/api';
import { formatMoney } from '@/shared/format';
import { watchWake } from '@/shared/lib';
import { bookings, handOffPaths, isOpenedElsewhere, useSearchParams } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { HandOffScreen } from '../lib/screens';
import * as model from '../model/hand-off';
import { text } from '../texts';
import { NoIndex } from './no-index';

/** The page of a hand-off: what it is for, and a button to pay, once the customer has logged in here. */
export function HandOffPage() {
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const isElsewhere = isOpenedElsewhere(`${query}`);
  const { preview, screen, failure, isLoading, needsLogIn, ...events } = useUnit({
    preview: model.$preview,
    screen: model.$screen,
    failure: model.$failure,
    isLoading: model.$isLoading,
    needsLogIn: model.$needsLogIn,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
    refresh: model.refreshRequested,
    logIn: loginRequested,
  });
  useEffect(() => {
    events.opened({ token, isElsewhere });
    return () => events.closed();
  }, [token, isElsewhere, events.opened, events.closed]);
  // Refreshes the state of the hand-off when somebody returns to the page.
  useEffect(() => watchWake(() => events.refresh()), [events.refresh]);
  return (
    <Stack gap="6" align="start">
      <NoIndex />
      <Heading level={1}>{formatHeading(screen, preview)}</Heading>
      <FocusHandover hasError={failure !== null} label={text('opening.heading')}>
        {needsLogIn ? (
          <Stack gap="4" align="start">
            <Text>{text('opening.logInFirst')}</Text>
            <Button onClick={() => events.logIn()}>{text('opening.logInToSee')}</Button>
          </Stack>
        ) : screen !== null ? (
          <HandOffScreenContent screen={screen} />
        ) : failure ? (
          <FailureAlert
            title={text('opening.failed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => events.retry()}
          />
        ) : (
          <SkeletonRows label={text('opening.loading')} count={1} lines={3} />
        )}
      </FocusHandover>
    </Stack>
  );
}

function formatHeading(screen: HandOffScreen | null, preview: HandOffPreview | null): string {
  if (preview === null || (screen !== 'open' && screen !== 'moved')) return text('opening.heading');
  const { amount: pence, currency, venueName: centre } = preview;
  const amount = formatMoney(pence, currency);
  return centre === null ? text('opening.fromDesk', { amount }) : text('opening.from', { centre, amount });
}

function HandOffScreenContent({ screen }: { screen: HandOffScreen }) {
  const logInWithOther = useUnit(model.otherAccountClicked);
  switch (screen) {
    case 'open':
      return <OpenBasketButton label={text('opening.pay')} />;
    case 'moved':
      return (
        <Stack gap="4" align="start">
          <Alert status="warning">{text('opening.moved')}</Alert>
          <OpenBasketButton label={text('opening.payHere')} />
        </Stack>
      );
    case 'otherCustomer':
      return (
        <Stack gap="4" align="start">
          <Alert status="warning">{text('opening.otherCustomer')}</Alert>
          <Button onClick={() => logInWithOther()}>{text('opening.otherAccount')}</Button>
        </Stack>
      );
    case 'paid':
      return (
        <Stack gap="4" align="start">
          <Alert status="success">{text('opening.paid')}</Alert>
          <ButtonLink variant="secondary" to={bookings.home}>
            {text('opening.home')}
          </ButtonLink>
        </Stack>
      );
    case 'over':
    case 'unknown':
      return (
        <Stack gap="4" align="start">
          <Alert status="warning">{text(`opening.${screen}`)}</Alert>
          <Stack direction="row" gap="3" flexWrap="wrap">
            <ButtonLink variant="secondary" to={handOffPaths.code}>
              {text('opening.typeCode')}
            </ButtonLink>
            <ButtonLink variant="text" to={bookings.home}>
              {text('opening.home')}
            </ButtonLink>
          </Stack>
        </Stack>
      );
  }
}

/**
 * The button that opens the basket. A visitor logs in on this page, so that they can compare its address with the one
 * at the desk.
 */
function OpenBasketButton({ label }: { label: string }) {
  const { token, isBusy, failure, pay } = useUnit({
    token: $token,
    isBusy: model.$isClaiming,
    failure: model.$claimFailure,
    pay: model.payClicked,
  });
  return (
    <Stack gap="4" align="start">
      {failure && (
        <FailureAlert
          title={text('opening.notOpened')}
          failure={failure}
          isBusy={isBusy}
          onRetry={() => pay()}
        />
      )}
      {token === null && <Text>{text('opening.logInNote')}</Text>}
      <Button isBusy={isBusy} onClick={() => pay()}>
        {token === null ? text('opening.logIn') : label}
      </Button>
    </Stack>
  );
}
