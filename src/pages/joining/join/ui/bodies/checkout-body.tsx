import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as joiningText } from '../texts';
import { text } from './texts';

/** The link to the checkout, also for customers who come back from it. */
export function CheckoutBody() {
  return (
    <Stack gap="4" align="start">
      <Text role="status">{text('joining.saved')}</Text>
      <ButtonLink size="lg" href={paths.checkout()}>
        {joiningText('joining.continueToCheckout')}
      </ButtonLink>
    </Stack>
  );
}
