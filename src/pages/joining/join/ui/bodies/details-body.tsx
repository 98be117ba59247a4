import { useUnit } from 'effector-react';
import { $isUserLoading, $session, userRequested } from '@/entities/customer';
import { TermsLink } from '@/features/accept-terms';
import { ForgottenPassword } from '@/features/forgotten-password';
import { CustomerDetails, RegisterCustomer, registerText } from '@/features/register-customer';
import { SignInForm, signInText } from '@/features/sign-in';
import { requestText } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import {
  $eligibility,
  accountTerms,
  forgottenPassword,
  knownDetails,
  register,
  signIn,
} from '../../model/features';
import {
  $detailsMode,
  $isAccountAwaited,
  $isContinuing,
  detailsContinued,
  detailsModeChosen,
} from '../../model/joining';
import { RestoreFocus } from '../restore-focus';
import { text as joiningText } from '../texts';
import { AgeAlternatives } from './age-alternatives';
import { text } from './texts';

/** A customer's read-only details, or the log-in and the new account for a visitor. Requirements J4.1, J4.4. */
export function DetailsBody() {
  const { session, mode, isAccountAwaited } = useUnit({
    session: $session,
    mode: $detailsMode,
    isAccountAwaited: $isAccountAwaited,
  });
  // The form of a new customer stays until the next section replaces it.
  const bodyKey = session.isLoggedIn && !isAccountAwaited ? 'customer' : mode;
  const Body = BODIES[bodyKey];
  return (
    <RestoreFocus key={bodyKey}>
      <Body />
    </RestoreFocus>
  );
}

function CustomerBody() {
  const { session, isLoading, isContinuing, onContinue, onRetry } = useUnit({
    session: $session,
    isLoading: $isUserLoading,
    isContinuing: $isContinuing,
    onContinue: detailsContinued,
    onRetry: userRequested,
  });
  if (session.user)
    return (
      <Stack gap="6" align="start">
        <CustomerDetails user={session.user} model={knownDetails} />
        <Button size="lg" data-step-action="" isBusy={isContinuing} onClick={() => onContinue()}>
          {joiningText('joining.continue')}
        </Button>
      </Stack>
    );
  if (isLoading) return <Spinner />;
  return (
    <Alert status="danger" title={requestText('request.default')}>
      <Button variant="text" onClick={() => onRetry()}>
        {uiText('form.tryAgain')}
      </Button>
    </Alert>
  );
}

function RegisterBody() {
  const { chooseMode, eligibility } = useUnit({ chooseMode: detailsModeChosen, eligibility: $eligibility });
  return (
    <Stack gap="6">
      {eligibility !== null && (
        <Alert status="info" isLive={false} title={text('details.eligibility', eligibility)}>
          {text('details.eligibilityCheck')}
        </Alert>
      )}
      <Stack direction="row" gap="2" align="center">
        <Text>{registerText('details.question')}</Text>
        <Button variant="secondary" onClick={() => chooseMode('sign-in')}>
          {registerText('details.haveAccount')}
        </Button>
      </Stack>
      <RegisterCustomer
        model={register}
        alternatives={<AgeAlternatives />}
        terms={
          <TermsLink
            model={accountTerms}
            title={registerText('register.termsTitle')}
            label={registerText('register.readTerms')}
          />
        }
      />
    </Stack>
  );
}

function SignInBody() {
  const chooseMode = useUnit(detailsModeChosen);
  return (
    <Stack gap="6" maxWidth="form">
      <Heading level={3}>{signInText('login.title')}</Heading>
      <Stack gap="3">
        <SignInForm model={signIn} />
        <ForgottenPassword model={forgottenPassword} />
      </Stack>
      <Button variant="secondary" onClick={() => chooseMode('register')}>
        {signInText('login.noAccount')}
      </Button>
    </Stack>
  );
}

const BODIES = { customer: CustomerBody, 'sign-in': SignInBody, register: RegisterBody } as const;
