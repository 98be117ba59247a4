import { useUnit } from 'effector-react';
import { text } from '@/shared/messages';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Spinner } from '@/shared/ui/spinner';
import { choose } from '../model/parts';

/** A kept selection is being looked up: its centre and its memberships are on their way. */
export function Restoring() {
  const { status, retryClicked } = useUnit({ status: choose.$status, retryClicked: choose.retryClicked });
  return (
    <Card>
      {status === 'failed' ? (
        <Alert status="danger" title={text('membership.loadFailed')}>
          <Button variant="text" onClick={() => retryClicked()}>
            {text('finder.tryAgain')}
          </Button>
        </Alert>
      ) : (
        <Spinner label={text('membership.loading')} isLabelShown />
      )}
    </Card>
  );
}
