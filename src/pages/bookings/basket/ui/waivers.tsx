import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { $servedCustomer } from '@/entities/customer';
import { TermsModalOnDemand } from '@/features/accept-terms';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import * as model from '../model/waivers';
import { text } from '../texts';

/** The waivers that have to be read and accepted for each attendee before the basket is paid. */
export function Waivers() {
  const { servedCustomer, areRequired, waivers, error, isLoading, ...events } = useUnit({
    servedCustomer: $servedCustomer,
    areRequired: model.$areRequired,
    waivers: model.$waivers,
    error: model.$error,
    isLoading: model.$isLoading,
    clickBox: model.boxClicked,
    openWaiver: model.readClicked,
    retry: model.retryClicked,
  });
  if (!areRequired) return null;
  return (
    <Card>
      <FocusHandover hasError={error !== null} label={text('waivers.heading')}>
        <Stack gap="3" align="stretch">
          <Heading level={2} size="sm">
            {text('waivers.heading')}
          </Heading>
          <Text>
            {servedCustomer
              ? text('waivers.noteAtDesk', { name: servedCustomer.firstName })
              : text('waivers.note')}
          </Text>
          {error !== null && (
            <Alert status="danger" title={text('waivers.notLoaded')}>
              <Stack gap="2" align="start">
                <Text>{error}</Text>
                <Button variant="text" isBusy={isLoading} onClick={() => events.retry()}>
                  {uiText('form.tryAgain')}
                </Button>
              </Stack>
            </Alert>
          )}
          {waivers.length === 0 && error === null && <Spinner label={text('waivers.loading')} isLabelShown />}
          {waivers.map(({ id, title, attendee, isTicked }) => (
            <Stack key={id} gap="0" align="start">
              <Checkbox
                aria-required
                isChecked={isTicked}
                onCheckedChange={(isTickedNow) => events.clickBox({ id, isTicked: isTickedNow })}
              >
                {text('waivers.accept', { title, name: attendee.name })}
              </Checkbox>
              <Button
                variant="text"
                textAlign="start"
                marginInlineStart="6"
                aria-label={text('waivers.readFor', { title, name: attendee.name })}
                onClick={() => events.openWaiver(id)}
              >
                {text('waivers.read')}
              </Button>
            </Stack>
          ))}
          <WaiverModal />
        </Stack>
      </FocusHandover>
    </Card>
  );
}

/** The waiver in the dialog. */
function WaiverModal() {
  const { openWaiver, canAgree, endReached, agree, cancel } = useUnit({
    openWaiver: model.$openWaiver,
    canAgree: model.$canAgree,
    endReached: model.endReached,
    agree: model.agreeClicked,
    cancel: model.cancelClicked,
  });
  const documents = useMemo(() => (openWaiver ? [openWaiver] : []), [openWaiver]);
  if (openWaiver === null) return null;
  return (
    <TermsModalOnDemand
      title={openWaiver.title}
      documents={documents}
      canAgree={canAgree}
      onEndReached={endReached}
      onAgree={agree}
      onCancel={cancel}
    />
  );
}
