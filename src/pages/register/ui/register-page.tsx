import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TermsLink } from '@/features/accept-terms';
import { RegisterCustomer } from '@/features/register-customer';
import { text } from '@/shared/messages';
import { loginPathFor } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { closed, opened, register, terms } from '../model/register';

/** Create an account. Only for visitors: the guard sends others on, and a new customer with them. Spec, platform §2. */
export function RegisterPage() {
  const on = useUnit({ opened, closed });
  const place = useLocation();
  useEffect(() => {
    on.opened();
    return () => {
      on.closed();
    };
  }, [on.opened, on.closed]);
  return (
    <Box maxWidth="form" marginX="auto">
      <Stack gap="6">
        <Heading level={1}>{text('nav.createAccount')}</Heading>
        <Stack direction="row" gap="2" align="center" flexWrap="wrap">
          <Text>{text('details.question')}</Text>
          <ButtonLink variant="secondary" to={loginPathFor(place)}>
            {text('details.haveAccount')}
          </ButtonLink>
        </Stack>
        <Card padding="lg" isRaised>
          <Stack gap="4">
            <Heading level={2}>{text('joining.section.details')}</Heading>
            <RegisterCustomer
              model={register}
              terms={
                <TermsLink
                  model={terms}
                  title={text('register.termsTitle')}
                  label={text('register.readTerms')}
                />
              }
            />
          </Stack>
        </Card>
      </Stack>
    </Box>
  );
}
