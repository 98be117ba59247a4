import { useUnit } from 'effector-react';
import { membershipText } from '@/entities/membership';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { text as uiText } from '@/shared/ui/texts';
import { changeLocationClicked } from '../model/confirm-discard';
import { membershipChooser } from '../model/features';
import { $centreLoadError, centreRetryClicked } from '../model/restoring';
import { text } from './texts';

/** Shown while a stored selection is being restored: its centre and memberships are loading. */
export function Restoring() {
  const { status, centreLoadError, ...events } = useUnit({
    status: membershipChooser.$status,
    centreLoadError: $centreLoadError,
    retryClicked: membershipChooser.retryClicked,
    centreRetryClicked,
    changeLocationClicked,
  });
  const isFailed = centreLoadError !== null || status === 'failed';
  return (
    <Card>
      {isFailed ? (
        <Alert status="danger" title={centreLoadError ?? membershipText('membership.loadFailed')}>
          <Stack direction="row" gap="4" rowGap="0">
            <Button
              variant="text"
              onClick={() => (centreLoadError !== null ? events.centreRetryClicked() : events.retryClicked())}
            >
              {uiText('form.tryAgain')}
            </Button>
            <Button variant="text" onClick={() => events.changeLocationClicked()}>
              {text('centre.changeLocation')}
            </Button>
          </Stack>
        </Alert>
      ) : (
        <Spinner label={membershipText('membership.loading')} isLabelShown />
      )}
    </Card>
  );
}
