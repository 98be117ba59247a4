import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ForgottenPassword } from '@/features/forgotten-password';
import { SignInForm, signInText } from '@/features/sign-in';
import { buildRegisterPath } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { forgottenPassword, signIn } from '../model/login';
import { text } from '../texts';

const Frame = chakra('div', { base: { maxWidth: 'form', marginX: 'auto' } });
const Rule = chakra('hr', {
  base: {
    width: 'full',
    margin: '0',
    borderWidth: '0',
    borderTopWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
  },
});

/** Logs in, or links to a new account. For visitors only: the guard redirects customers. Requirement S1.7. */
export function LoginPage() {
  const openSignIn = useUnit(signIn.opened);
  const currentLocation = useLocation();
  useEffect(() => {
    openSignIn();
  }, [openSignIn]);
  return (
    <Frame>
      <Stack gap="6">
        <Heading level={1}>{signInText('login.title')}</Heading>
        <Card padding="lg" isRaised>
          <Stack gap="6">
            <Stack gap="3">
              <SignInForm model={signIn} />
              <ForgottenPassword model={forgottenPassword} />
            </Stack>
            <Rule />
            <Stack gap="2">
              <ButtonLink variant="secondary" size="lg" isWide to={buildRegisterPath(currentLocation)}>
                {signInText('login.noAccount')}
              </ButtonLink>
              <Text tone="muted" size="sm">
                {text('login.noAccountHint')}
              </Text>
            </Stack>
          </Stack>
        </Card>
      </Stack>
    </Frame>
  );
}
