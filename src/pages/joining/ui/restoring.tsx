import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Spinner } from '@/shared/ui/spinner';
import { changeLocationClicked } from '../model/losing';
import { choose } from '../model/parts';
import { $isCentreLost, centreRetryClicked } from '../model/restoring';

/** A kept selection is being looked up: its centre and its memberships are on their way. */
export function Restoring() {
  const { status, isCentreLost, ...on } = useUnit({
    status: choose.$status,
    isCentreLost: $isCentreLost,
    retryClicked: choose.retryClicked,
    centreRetryClicked,
    changeLocationClicked,
  });
  const isFailed = isCentreLost || status === 'failed';
  return (
    <Card>
      {isFailed ? (
        <Alert status="danger" title={text(isCentreLost ? 'request.server' : 'membership.loadFailed')}>
          <Button variant="text" onClick={() => (isCentreLost ? on.centreRetryClicked() : on.retryClicked())}>
            {text('finder.tryAgain')}
          </Button>
          <Button variant="text" onClick={() => on.changeLocationClicked()}>
            {text('centre.changeLocation')}
          </Button>
        </Alert>
      ) : (
        <Spinner label={text('membership.loading')} isLabelShown />
      )}
    </Card>
  );
}
