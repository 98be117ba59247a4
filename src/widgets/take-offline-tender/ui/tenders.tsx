import { useUnit } from 'effector-react';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { $user } from '@/entities/customer';
import { formatWithSymbol } from '@/shared/format';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { parseTender } from '../lib/parse-tender';
import type { Tender, TenderType } from '../lib/tenders';
import * as model from '../model/tenders';
import { text } from '../texts';

/**
 * The types that staff type an amount for. Credit is the customer's own, and the server determines how much is used.
 */
const TYPED_TYPES = ['cash', 'offline-voucher', 'cheque'] as const;
const QUICK_POUNDS = [5, 10, 20, 50];
const PENCE = 100;
const DEFAULT_SYMBOL = '£';

const Quick = styled('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    '& > button': { flex: '1 0 auto', paddingX: '2' },
  },
});
const List = styled('ul', {
  base: { display: 'grid', gap: '1', margin: '0', padding: '0', listStyle: 'none' },
});
const Line = styled('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
});
const What = styled('span', { base: { flexGrow: '1' } });
const Amount = styled('span', { base: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' } });
/** Large, because it is read across the counter. */
const Change = styled('p', {
  base: { margin: '0', fontSize: 'price', fontWeight: 'bold', lineHeight: 'snug', minHeight: '2.5rem' },
});

/**
 * Takes what the customer hands over: cash, vouchers and cheques in any combination, with the change. Works with the
 * keyboard alone.
 */
export function Tenders() {
  const { user, tenders, penceLeft, change, add } = useUnit({
    user: $user,
    tenders: model.$tenders,
    penceLeft: model.$stillToPay,
    change: model.$changeDue,
    add: model.tenderAdded,
  });
  const symbol = user?.currencySymbol ?? DEFAULT_SYMBOL;
  const [type, setType] = useState<TenderType>('cash');
  const [typedAmount, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Focuses the amount as soon as the till opens, after the page's heading has been focused.
    const timer = setTimeout(() => input.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);
  const take = (value: string) => {
    const parsed = parseTender(value, { type, most: penceLeft, symbol });
    if ('problem' in parsed) {
      setTyped(value);
      setProblem(parsed.problem);
      input.current?.focus();
      return;
    }
    setTyped('');
    setProblem(null);
    add({ type, amount: parsed.pence });
  };
  const formatForField = (pence: number) => (pence / PENCE).toFixed(2);
  return (
    <Card>
      <Stack gap="4" align="stretch">
        <Heading level={2} size="sm">
          {text('tender.heading')}
        </Heading>
        <form
          aria-label={text('tender.heading')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            take(typedAmount);
          }}
        >
          <Stack gap="3" align="stretch">
            <RadioGroup
              label={text('tender.type')}
              isRow
              options={TYPED_TYPES.map((tenderType) => ({
                value: tenderType,
                label: text(`tender.${tenderType}`),
              }))}
              value={type}
              onValueChange={(value) => {
                setType(TYPED_TYPES.find((tenderType) => tenderType === value) ?? 'cash');
                setProblem(null);
              }}
            />
            <Field label={text('tender.amount')} hint={text('tender.hint')} error={problem}>
              {(control) => (
                <TextInput
                  {...control}
                  ref={input}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typedAmount}
                  onValueChange={(value) => {
                    setTyped(value);
                    setProblem(null);
                  }}
                  onKeyDown={(event) => {
                    if (event.key !== 'Escape') return;
                    setTyped('');
                    setProblem(null);
                  }}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary">
              {text('tender.add')}
            </Button>
            <Quick aria-label={text('tender.quick')}>
              <Button variant="secondary" onClick={() => take(formatForField(penceLeft))}>
                {text('tender.exact')}
              </Button>
              {QUICK_POUNDS.map((pounds) => (
                <Button key={pounds} variant="secondary" onClick={() => take(formatForField(pounds * PENCE))}>
                  {`${symbol}${pounds}`}
                </Button>
              ))}
            </Quick>
          </Stack>
        </form>
        <TenderList tenders={tenders} symbol={symbol} />
        <Text role="status" tone="strong">
          {`${text('tender.stillToPay')}: ${formatWithSymbol(penceLeft, symbol)}`}
        </Text>
        <Change role="status">
          {change > 0 ? text('tender.change', { amount: formatWithSymbol(change, symbol) }) : ''}
        </Change>
      </Stack>
    </Card>
  );
}

/** The tenders with the amounts that they pay; typed ones can be removed. */
function TenderList({ tenders, symbol }: { tenders: readonly Tender[]; symbol: string }) {
  const remove = useUnit(model.tenderRemoved);
  if (tenders.length === 0) return null;
  return (
    <List aria-label={text('tender.taken')}>
      {tenders.map(({ type, keptPence, givenPence }, index) => {
        const amount = formatWithSymbol(keptPence, symbol);
        const name = text(`tender.${type}`);
        return (
          <Line key={`${type} ${String(index)}`}>
            <What>
              {givenPence > keptPence
                ? text('tender.given', { tender: name, given: formatWithSymbol(givenPence, symbol) })
                : name}
            </What>
            <Amount>{amount}</Amount>
            {type !== 'credit' && (
              <Button
                variant="text"
                aria-label={text('tender.remove', { tender: name, amount })}
                onClick={() => remove(index)}
              >
                <Icon of={Trash} />
                <span>{text('tender.removeShort')}</span>
              </Button>
            )}
          </Line>
        );
      })}
    </List>
  );
}
