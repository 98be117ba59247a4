import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { heldMemberships } from '@/entities/account-notice';
import { MembershipChooser } from '@/features/choose-membership';
import { isNotFound } from '@/shared/api';
import { account } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { MembershipAdded } from '@/widgets/add-membership';
import { $membershipId, chooser, closed, opened } from '../model/change';
import { $step, adding } from '../model/sending';
import { text } from '../texts';

// The steps after the choice load on demand.
const Chosen = createLazyComponent(() =>
  import('./new-membership-card').then((code) => code.NewMembershipCard),
);
const Bank = createLazyComponent(() => import('./bank').then((code) => code.Bank));
const Terms = createLazyComponent(() => import('./terms').then((code) => code.Terms));
const DatesAndCosts = createLazyComponent(() =>
  import('./dates-and-costs').then((code) => code.DatesAndCosts),
);

const Frame = styled('div', { base: { minWidth: '0', outline: 'none' } });

/** Changes a membership to another: its choice, date and price, and adding it to the basket. */
export function MembershipChangePage() {
  const { membershipId = '' } = useParams();
  const { open, close } = useUnit({ open: opened, close: closed });
  useEffect(() => {
    open(membershipId);
    return () => close();
  }, [membershipId, open, close]);
  return (
    <Stack gap="6">
      <Stack gap="2" align="start">
        <BackLink to={account.memberships}>{text('changeMembership.back')}</BackLink>
        <Heading level={1}>{text('changeMembership.heading')}</Heading>
      </Stack>
      <Steps />
    </Stack>
  );
}

function Steps() {
  const { step, status, message } = useUnit({
    step: $step,
    status: adding.$status,
    message: adding.$message,
  });
  const shownStep = status === 'added' ? 'added' : step;
  const frame = useRef<HTMLDivElement>(null);
  const lastStep = useRef(shownStep);
  // Moves the focus after a step, whose pressed button disappears, unless a field with an error has it.
  useEffect(() => {
    const isInside = frame.current?.contains(document.activeElement);
    if (lastStep.current !== shownStep && !isInside) frame.current?.focus();
    lastStep.current = shownStep;
  }, [shownStep]);
  return (
    <Frame ref={frame} role="group" aria-label={text('changeMembership.heading')} tabIndex={-1}>
      {shownStep === 'added' && <MembershipAdded />}
      {shownStep === 'choosing' && <Choice />}
      {shownStep !== 'added' && shownStep !== 'choosing' && (
        <Stack gap="6" maxWidth="column">
          <Suspense>
            <Chosen />
          </Suspense>
          {message !== null && <Alert status="danger" title={message} />}
          <Suspense fallback={<Spinner label={text('changeMembership.loading')} isLabelShown />}>
            {shownStep === 'dates' && <DatesAndCosts />}
            {shownStep === 'bank' && <Bank />}
            {shownStep === 'terms' && <Terms />}
          </Suspense>
          {status === 'sending' && <Spinner label={text('changeMembership.sending')} isLabelShown />}
        </Stack>
      )}
    </Frame>
  );
}

/** The customer's current membership, for comparison. */
function Present() {
  const { membershipId, held } = useUnit({ membershipId: $membershipId, held: heldMemberships.$data });
  const present = held?.items.find(({ id }) => id === membershipId);
  if (!present) return null;
  const { type, price, paymentOption } = present;
  const isMonthly = paymentOption.paymentType === 'recurring';
  return (
    <Text>
      {text(isMonthly ? 'changeMembership.presentMonthly' : 'changeMembership.present', {
        name: type.name,
        price: price.formatted,
      })}
    </Text>
  );
}

function Choice() {
  const { types, status, failure } = useUnit({
    types: chooser.$types,
    status: chooser.$status,
    failure: chooser.$failure,
  });
  if (failure && isNotFound(failure))
    return <Alert status="warning">{text('changeMembership.notFound')}</Alert>;
  if (status === 'ready' && types.length === 0)
    return <Alert status="info">{text('changeMembership.none')}</Alert>;
  return (
    <Card as="section" aria-labelledby="choose-another">
      <Stack gap="4">
        <Heading level={2} id="choose-another">
          {text('changeMembership.choose')}
        </Heading>
        <Present />
        <MembershipChooser model={chooser} />
      </Stack>
    </Card>
  );
}
