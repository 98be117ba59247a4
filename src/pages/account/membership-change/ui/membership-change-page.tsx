import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { accountMemberships } from '@/entities/account-notice';
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
import { $membershipId, closed, membershipChooser, opened } from '../model/change';
import { $step, membershipAddition } from '../model/sending';
import { text } from '../texts';

// The steps after the choice load on demand.
const NewMembershipCard = createLazyComponent(() =>
  import('./new-membership-card').then((module) => module.NewMembershipCard),
);
const BankStep = createLazyComponent(() => import('./bank').then((module) => module.BankStep));
const TermsStep = createLazyComponent(() => import('./terms').then((module) => module.TermsStep));
const DatesAndCosts = createLazyComponent(() =>
  import('./dates-and-costs').then((module) => module.DatesAndCosts),
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
      <ChangeSteps />
    </Stack>
  );
}

function ChangeSteps() {
  const { step, status, message } = useUnit({
    step: $step,
    status: membershipAddition.$status,
    message: membershipAddition.$message,
  });
  const shownStep = status === 'added' ? 'added' : step;
  const frameRef = useRef<HTMLDivElement>(null);
  const previousStep = useRef(shownStep);
  // Moves the focus after a step, whose pressed button disappears, unless a field with an error has it.
  useEffect(() => {
    const isFocusInside = frameRef.current?.contains(document.activeElement);
    if (previousStep.current !== shownStep && !isFocusInside) frameRef.current?.focus();
    previousStep.current = shownStep;
  }, [shownStep]);
  return (
    <Frame ref={frameRef} role="group" aria-label={text('changeMembership.heading')} tabIndex={-1}>
      {shownStep === 'added' && <MembershipAdded />}
      {shownStep === 'choosing' && <MembershipChoice />}
      {shownStep !== 'added' && shownStep !== 'choosing' && (
        <Stack gap="6" maxWidth="column">
          <Suspense>
            <NewMembershipCard />
          </Suspense>
          {message !== null && <Alert status="danger" title={message} />}
          <Suspense fallback={<Spinner label={text('changeMembership.loading')} isLabelShown />}>
            {shownStep === 'dates' && <DatesAndCosts />}
            {shownStep === 'bank' && <BankStep />}
            {shownStep === 'terms' && <TermsStep />}
          </Suspense>
          {status === 'sending' && <Spinner label={text('changeMembership.sending')} isLabelShown />}
        </Stack>
      )}
    </Frame>
  );
}

/** The customer's current membership, for comparison. */
function CurrentMembership() {
  const { membershipId, memberships } = useUnit({
    membershipId: $membershipId,
    memberships: accountMemberships.$data,
  });
  const currentMembership = memberships?.items.find(({ id }) => id === membershipId);
  if (!currentMembership) return null;
  const { type, price, paymentOption } = currentMembership;
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

function MembershipChoice() {
  const { membershipTypes, status, failure } = useUnit({
    membershipTypes: membershipChooser.$types,
    status: membershipChooser.$status,
    failure: membershipChooser.$failure,
  });
  if (failure && isNotFound(failure))
    return <Alert status="warning">{text('changeMembership.notFound')}</Alert>;
  if (status === 'ready' && membershipTypes.length === 0)
    return <Alert status="info">{text('changeMembership.none')}</Alert>;
  return (
    <Card as="section" aria-labelledby="choose-another">
      <Stack gap="4">
        <Heading level={2} id="choose-another">
          {text('changeMembership.choose')}
        </Heading>
        <CurrentMembership />
        <MembershipChooser model={membershipChooser} />
      </Stack>
    </Card>
  );
}
