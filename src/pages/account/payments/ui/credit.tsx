import { useUnit } from 'effector-react';
import type { AccountCredit } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/credit';
import { text } from '../texts';

import { Amount, Facts, Row, Rows, Title } from './rows';

/** The credit of the account, and what changed it. */
export function Credit() {
  const { credit, failure, isLoading, retry } = useUnit({
    credit: model.$credit,
    failure: model.$failure,
    isLoading: model.$isLoading,
    retry: model.retryClicked,
  });
  return (
    <Card as="section" aria-labelledby="credit">
      <Stack gap="3">
        <Heading level={2} id="credit">
          {text('accountCredit.heading')}
        </Heading>
        <FocusHandover hasError={failure !== null} label={text('accountCredit.heading')}>
          {failure && (
            <FailureAlert
              title={text('accountCredit.failed')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => retry()}
            />
          )}
          {credit && <Balance credit={credit} />}
          {!credit && !failure && <Spinner label={text('accountCredit.loading')} isLabelShown />}
        </FocusHandover>
      </Stack>
    </Card>
  );
}

function Balance({ credit: { balance, membership, expiresOn, entries } }: { credit: AccountCredit }) {
  const isEmpty = balance.amount <= 0 && membership.amount <= 0;
  return (
    <Stack gap="3">
      {isEmpty && <Text>{text('accountCredit.none')}</Text>}
      {balance.amount > 0 && (
        <Text tone="strong">{text('accountCredit.balance', { amount: balance.formatted })}</Text>
      )}
      {membership.amount > 0 && (
        <Text tone="strong">{text('accountCredit.membership', { amount: membership.formatted })}</Text>
      )}
      {!isEmpty && expiresOn !== null && (
        <Text>{text('accountCredit.runsOut', { day: formatLongDate(expiresOn) })}</Text>
      )}
      {entries.length > 0 && (
        <Stack gap="1">
          <Heading level={3} size="sm">
            {text('accountCredit.history')}
          </Heading>
          <Rows>
            {entries.map(({ id, label, date, amount }) => (
              <Row key={id}>
                <div>
                  <Title>{label}</Title>
                  <Facts>{formatLongDate(date)}</Facts>
                </div>
                <Amount>{amount.formatted}</Amount>
              </Row>
            ))}
          </Rows>
        </Stack>
      )}
    </Stack>
  );
}
