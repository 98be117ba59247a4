import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ForgottenPasswordLink, ForgottenPasswordModals } from '@/features/forgotten-password';
import {
  $isLoginRequested,
  loginDismissed,
  registerLinkFollowed,
  SignInForm,
  signInText,
} from '@/features/sign-in';
import { buildRegisterPath } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { Modal } from '@/shared/ui/modal';
import { Stack } from '@/shared/ui/stack';
import { forgottenPassword, signIn } from './model';

const MODAL_ID = 'login-modal';

/**
 * Logs in without leaving the page, on the bookings site. Only one dialog is open at a time: the
 * forgotten-password dialog replaces this one, which keeps the entered values until it returns.
 */
export function LoginModal() {
  const { isLoginRequested, step, dismiss, followRegister } = useUnit({
    isLoginRequested: $isLoginRequested,
    step: forgottenPassword.$step,
    dismiss: loginDismissed,
    followRegister: registerLinkFollowed,
  });
  const location = useLocation();
  const isOpen = isLoginRequested && step === 'closed';
  const wasRequested = useRef(false);

  useEffect(() => {
    if (isOpen) document.getElementById(`${MODAL_ID}-username`)?.focus();
  }, [isOpen]);
  // The Log in button disappears after the log-in, so the focus moves to the page.
  useEffect(() => {
    if (wasRequested.current && !isLoginRequested && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasRequested.current = isLoginRequested;
  }, [isLoginRequested]);

  return (
    <>
      <Modal isOpen={isOpen} onClose={() => dismiss()} title={signInText('login.title')} size="sm">
        <Stack gap="6">
          <Stack gap="3">
            <SignInForm id={MODAL_ID} model={signIn} />
            <ForgottenPasswordLink model={forgottenPassword} />
          </Stack>
          <ButtonLink variant="secondary" to={buildRegisterPath(location)} onClick={() => followRegister()}>
            {signInText('login.noAccount')}
          </ButtonLink>
        </Stack>
      </Modal>
      <ForgottenPasswordModals model={forgottenPassword} />
    </>
  );
}
