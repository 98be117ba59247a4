import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $user } from '@/entities/customer';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { $failure, addPenaltiesFx, outstandingRequested, payClicked } from './model';
import { text } from './texts';

/**
 * The outstanding charges that block online payment, and a button that adds them to the basket; nothing if there are
 * none.
 */
export function PayOutstanding() {
  const { user, isAdding, failure, requestOutstanding, pay } = useUnit({
    user: $user,
    isAdding: addPenaltiesFx.pending,
    failure: $failure,
    requestOutstanding: outstandingRequested,
    pay: payClicked,
  });
  useEffect(() => {
    requestOutstanding();
  }, [requestOutstanding]);
  const penalties = user?.outstandingPenalties ?? [];
  if (penalties.length === 0) return null;
  return (
    <Stack gap="3" align="stretch" alignSelf="stretch">
      <SummaryList
        label={text('outstanding.list')}
        rows={penalties.map(({ id, name, price }) => ({ key: id, label: name, value: price.formatted }))}
      />
      {failure !== null && <Alert status="danger">{failure}</Alert>}
      <Button isBusy={isAdding} alignSelf="start" onClick={() => pay()}>
        {text('outstanding.pay')}
      </Button>
    </Stack>
  );
}
