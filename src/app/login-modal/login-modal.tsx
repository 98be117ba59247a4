import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ForgottenPasswordLink, ForgottenPasswordModals } from '@/features/forgotten-password';
import { $isLoginAsked, loginDismissed, SignInForm, signInText } from '@/features/sign-in';
import { registerPathFor } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { forgotten, signIn } from './model';

const ID = 'login-modal';

/**
 * Log in where one is, on the bookings site (Spec, platform §2). One dialog at a time: a forgotten password takes its
 * place, and gives it back with what was typed.
 */
export function LoginModal() {
  const { isAsked, step, dismissed } = useUnit({
    isAsked: $isLoginAsked,
    step: forgotten.$step,
    dismissed: loginDismissed,
  });
  const place = useLocation();
  const isOpen = isAsked && step === 'closed';
  const wasAsked = useRef(false);

  // Whoever opens it types their name first.
  useEffect(() => {
    if (isOpen) document.getElementById(`${ID}-username`)?.focus();
  }, [isOpen]);
  // The control that opened it is gone once somebody is logged in: the focus goes on with the page.
  useEffect(() => {
    if (wasAsked.current && !isAsked && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);

  return (
    <>
      <Modal isOpen={isOpen} onClose={() => dismissed()} title={signInText('login.title')} size="sm">
        <Stack gap="6">
          <Stack gap="3">
            <SignInForm id={ID} model={signIn} isErrorAfterToast />
            <ForgottenPasswordLink model={forgotten} />
          </Stack>
          <ButtonLink variant="secondary" to={registerPathFor(place)} onClick={() => dismissed()}>
            {signInText('login.noAccount')}
          </ButtonLink>
        </Stack>
      </Modal>
      <ForgottenPasswordModals model={forgotten} />
    </>
  );
}
