import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { ServerForm } from '@/shared/forms';
import { deskPaths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/new-customer';
import { text } from '../texts';

/** Staff create an account for somebody at the desk, who is then served at once. */
export function NewCustomerPage() {
  const { unaskableLabels, hasFailed, isBusy, isEmailRefused, ...events } = useUnit({
    unaskableLabels: model.$unaskableLabels,
    hasFailed: model.$hasFailed,
    isBusy: model.$isBusy,
    isEmailRefused: model.$isEmailRefused,
    opened: model.opened,
    closed: model.closed,
    findCustomer: model.findClicked,
  });
  useEffect(() => {
    events.opened();
    return () => events.closed();
  }, [events.opened, events.closed]);
  const hasUnaskableFields = unaskableLabels.length > 0;
  return (
    <Box maxWidth="form">
      <Stack gap="6">
        <Stack gap="1">
          <Heading level={1}>{text('newCustomer.heading')}</Heading>
          <Text tone="muted">{text('newCustomer.note')}</Text>
        </Stack>
        <AskBeforeLeaving>
          <ServerForm
            id="new-customer"
            model={model.formModel}
            hasFailed={hasFailed || hasUnaskableFields}
            failedText={
              hasUnaskableFields
                ? text('newCustomer.unaskable', { labels: unaskableLabels.join(', ') })
                : text('newCustomer.loadFailed')
            }
          >
            <Stack gap="4" marginTop="6">
              {isEmailRefused && (
                <Alert status="info">
                  <Button variant="text" onClick={() => events.findCustomer()}>
                    {text('newCustomer.find')}
                  </Button>
                </Alert>
              )}
              <Stack direction="row" gap="3">
                <Button type="submit" isBusy={isBusy} busyLabel={text('newCustomer.busy')}>
                  {text('newCustomer.submit')}
                </Button>
                <ButtonLink variant="secondary" to={deskPaths.home}>
                  {text('newCustomer.cancel')}
                </ButtonLink>
              </Stack>
            </Stack>
          </ServerForm>
        </AskBeforeLeaving>
      </Stack>
    </Box>
  );
}
