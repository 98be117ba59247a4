import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import type { FoundCustomer } from '@/shared/api';
import { deskPaths } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { formatCustomerFacts, formatHandOffState } from '../lib/found-customers';
import * as model from '../model/find-customer';
import * as walkIn from '../model/without-account';
import { text } from '../texts';
import { SellMembership } from './sell-membership/sell-membership';

/** The maximum number of results of a search. */
const MAX_RESULTS = 20;

const CustomerList = styled('ul', {
  base: { display: 'grid', gap: '2', margin: '0', padding: '0', listStyle: 'none' },
});
const CustomerButton = styled('button', {
  base: {
    display: 'grid',
    gap: '1',
    width: 'full',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    color: 'fg',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _hover: { borderColor: 'chosen' },
  },
});
const PenaltyNote = styled('span', { base: { color: 'danger', fontWeight: 'bold' } });

/** Finds the customer to serve: by a scanned card, or by what the customer tells staff. */
export function FrontOfHousePage() {
  const {
    searchTerm,
    searchResult,
    recentCustomers,
    failure,
    isLoading,
    isTooShort,
    isOpening,
    openingFailure,
    ...events
  } = useUnit({
    searchTerm: model.$searchTerm,
    searchResult: model.$searchResult,
    recentCustomers: model.$recentCustomers,
    failure: model.$failure,
    isLoading: model.$isLoading,
    isTooShort: model.$isTooShort,
    isOpening: model.$isOpening,
    openingFailure: model.$openingFailure,
    closed: model.closed,
    changeTerm: model.typed,
    submit: model.searchSubmitted,
    choose: model.customerChosen,
    retry: model.retryClicked,
    retryOpening: model.openingRetryClicked,
  });
  const searchInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Focuses the search, because a scanner types where the focus is; after the page's heading has been focused.
    const timer = setTimeout(() => searchInput.current?.focus(), 0);
    return () => {
      clearTimeout(timer);
      events.closed();
    };
  }, [events.closed]);
  return (
    <Stack gap="6" maxWidth="column">
      <Heading level={1}>{text('findCustomer.heading')}</Heading>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          events.submit();
        }}
      >
        <Stack direction="responsive" gap="3" align={{ base: 'stretch', md: 'end' }}>
          <Box flex="1">
            <Field
              label={text('findCustomer.label')}
              hint={text('findCustomer.hint')}
              error={isTooShort ? text('findCustomer.short') : null}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={searchInput}
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={100}
                  value={searchTerm}
                  onValueChange={(value) => events.changeTerm(value)}
                />
              )}
            </Field>
          </Box>
          <Button type="submit" isBusy={isLoading}>
            {text('findCustomer.search')}
          </Button>
        </Stack>
      </form>
      {failure && (
        <FailureAlert
          title={text('findCustomer.failed')}
          failure={failure}
          isBusy={isLoading}
          onRetry={() => events.retry()}
        />
      )}
      {openingFailure && (
        <FailureAlert
          title={text('findCustomer.notOpened')}
          failure={openingFailure}
          isBusy={isOpening}
          onRetry={() => events.retryOpening()}
        />
      )}
      {isOpening && <Spinner label={text('findCustomer.opening')} isLabelShown />}
      {isLoading && !searchResult && <Spinner label={text('findCustomer.loading')} isLabelShown />}
      {searchResult && (
        <Stack gap="3">
          <Text role="status">{formatResultCount(searchResult)}</Text>
          <FoundCustomers
            label={text('findCustomer.results')}
            customers={searchResult.customers}
            onChoose={events.choose}
          />
        </Stack>
      )}
      <CustomerWithoutAccount />
      <SellMembership />
      {!searchResult && recentCustomers.length > 0 && (
        <Stack gap="3">
          <Heading level={2} size="sm">
            {text('findCustomer.recent')}
          </Heading>
          <FoundCustomers
            label={text('findCustomer.recent')}
            customers={recentCustomers}
            onChoose={events.choose}
          />
        </Stack>
      )}
    </Stack>
  );
}

/** For somebody without an account: creates one, or sells without one. */
function CustomerWithoutAccount() {
  const { centreName, isFinding, centreWithoutWalkIn, failure, sellWithoutAccount } = useUnit({
    centreName: walkIn.$centreName,
    isFinding: walkIn.$isFindingWalkIn,
    centreWithoutWalkIn: walkIn.$centreWithoutWalkIn,
    failure: walkIn.$withoutAccountFailure,
    sellWithoutAccount: walkIn.withoutAccountClicked,
  });
  return (
    <Stack gap="3" align="start">
      <Stack direction="row" gap="3" flexWrap="wrap">
        <ButtonLink variant="secondary" to={deskPaths.newCustomer}>
          {text('findCustomer.new')}
        </ButtonLink>
        {centreName !== null && (
          <Button variant="secondary" isBusy={isFinding} onClick={() => sellWithoutAccount()}>
            {text('findCustomer.withoutAccount')}
          </Button>
        )}
      </Stack>
      {centreWithoutWalkIn !== null && (
        <Alert status="warning">{text('findCustomer.noTillCustomer', { centre: centreWithoutWalkIn })}</Alert>
      )}
      {failure && (
        <FailureAlert
          title={text('findCustomer.notOpened')}
          failure={failure}
          isBusy={isFinding}
          onRetry={() => sellWithoutAccount()}
        />
      )}
    </Stack>
  );
}

interface FoundCustomersProps {
  readonly label: string;
  readonly customers: readonly FoundCustomer[];
  readonly onChoose: (customer: FoundCustomer) => void;
}

function FoundCustomers({ label, customers, onChoose }: FoundCustomersProps) {
  const idPrefix = useId();
  if (customers.length === 0) return null;
  return (
    <CustomerList aria-label={label}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <CustomerButton
            type="button"
            aria-describedby={`${idPrefix}-${customer.id}`}
            onClick={() => onChoose(customer)}
          >
            <strong>{customer.name}</strong>
            <span id={`${idPrefix}-${customer.id}`}>{formatCustomerFacts(customer)}</span>
            {formatHandOffState(customer) !== null && <strong>{formatHandOffState(customer)}</strong>}
            {customer.hasOutstandingPenalties && <PenaltyNote>{text('findCustomer.penalties')}</PenaltyNote>}
          </CustomerButton>
        </li>
      ))}
    </CustomerList>
  );
}

function formatResultCount({
  search,
  customers,
}: {
  search: string;
  customers: readonly FoundCustomer[];
}): string {
  if (customers.length === 0) return text('findCustomer.none', { typed: search });
  if (customers.length === 1) return text('findCustomer.one');
  return text(customers.length < MAX_RESULTS ? 'findCustomer.count' : 'findCustomer.most', {
    n: customers.length,
  });
}
