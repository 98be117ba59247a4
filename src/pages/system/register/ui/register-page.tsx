import { useUnit } from 'effector-react';
import User from 'lucide-react/icons/user';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { TermsLink } from '@/features/accept-terms';
import { RegisterCustomer, registerText } from '@/features/register-customer';
import { buildLoginPath } from '@/shared/routes';
import { Box } from '@/shared/ui/box';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { navText } from '@/widgets/site-header';
import { accountTerms, closed, opened, registration } from '../model/register';

/** Creates an account. For visitors only: the guard redirects customers, including the new one. Requirement S6.2. */
export function RegisterPage() {
  const events = useUnit({ opened, closed });
  const currentLocation = useLocation();
  useEffect(() => {
    events.opened();
    return () => {
      events.closed();
    };
  }, [events.opened, events.closed]);
  return (
    <Box maxWidth="form" marginX="auto">
      <Stack gap="6">
        <Heading level={1}>{navText('nav.createAccount')}</Heading>
        <Stack direction="row" gap="2" align="center" flexWrap="wrap">
          <Text>{registerText('details.question')}</Text>
          <ButtonLink variant="text" to={buildLoginPath(currentLocation)}>
            <Icon of={User} />
            <span>{registerText('details.haveAccount')}</span>
          </ButtonLink>
        </Stack>
        <Card padding="lg" isRaised>
          <Stack gap="4">
            <Heading level={2}>{registerText('joining.section.details')}</Heading>
            <RegisterCustomer
              model={registration}
              terms={
                <TermsLink
                  model={accountTerms}
                  title={registerText('register.termsTitle')}
                  label={registerText('register.readTerms')}
                />
              }
            />
          </Stack>
        </Card>
      </Stack>
    </Box>
  );
}
