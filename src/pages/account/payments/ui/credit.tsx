import { useUnit } from 'effector-react';
import type { AccountCredit } from '@/shared/api';
import { formatLongDate } from '@/shared/lib';
import { receiptPath } from '@/shared/routes';
import { Card } from '@/shared/ui/card';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { hasCredit, hasNeverHadCredit } from '../lib/credit';
import * as model from '../model/credit';
import { text } from '../texts';
import { Amount, Facts, Row, Rows, Title } from './rows';

/** The credit of the account, and its history; nothing for a customer who has never had any. */
export function CreditSection() {
  const { credit, failure, isLoading, hasRetried, retry } = useUnit({
    credit: model.$credit,
    failure: model.$failure,
    isLoading: model.$isLoading,
    hasRetried: model.$hasRetried,
    retry: model.retryClicked,
  });
  if (credit && !hasRetried && hasNeverHadCredit(credit)) return null;
  return (
    <Card as="section" aria-labelledby="credit">
      <Stack gap="3">
        <Heading level={2} size="md" id="credit">
          {text('accountCredit.heading')}
        </Heading>
        <FocusHandover hasError={failure !== null} label={text('accountCredit.heading')}>
          {failure && (
            <FailureAlert
              title={text('accountCredit.loadFailed')}
              failure={failure}
              isBusy={isLoading}
              onRetry={() => retry()}
            />
          )}
          {credit && <CreditBalance credit={credit} />}
          {!credit && !failure && <Spinner label={text('accountCredit.loading')} isLabelShown />}
        </FocusHandover>
      </Stack>
    </Card>
  );
}

function CreditBalance({ credit }: { credit: AccountCredit }) {
  const { balance, membership, expiresOn, entries } = credit;
  return (
    <Stack gap="3">
      {!hasCredit(credit) && <Text>{text('accountCredit.none')}</Text>}
      {balance.amount > 0 && (
        <Text tone="strong">{text('accountCredit.balance', { amount: balance.formatted })}</Text>
      )}
      {membership.amount > 0 && (
        <Text tone="strong">{text('accountCredit.membership', { amount: membership.formatted })}</Text>
      )}
      {hasCredit(credit) && (
        <Text>
          {expiresOn === null
            ? text('accountCredit.stays')
            : text('accountCredit.runsOut', { day: formatLongDate(expiresOn) })}
        </Text>
      )}
      {entries.length > 0 && (
        <Stack gap="1">
          <Heading level={3} size="sm">
            {text('accountCredit.history')}
          </Heading>
          <Rows>
            {entries.map(({ id, label, date, amount, orderId }) => (
              <Row key={id}>
                <div>
                  <Title>{label}</Title>
                  <Facts>{formatLongDate(date)}</Facts>
                  {orderId !== null && (
                    <Link
                      to={receiptPath(orderId)}
                      isStandalone
                      aria-label={text('paid.receiptOf', { label, date: formatLongDate(date) })}
                    >
                      {text('paid.receipt')}
                    </Link>
                  )}
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
