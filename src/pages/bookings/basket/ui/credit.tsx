import { useUnit } from 'effector-react';
import { useId, useRef, useState } from 'react';
import { $basketFailure, $changes, creditUsed } from '@/features/change-basket';
import type { Cart } from '@/shared/api';
import { $config } from '@/shared/config';
import { formatMoney } from '@/shared/format';
import { readAmount } from '@/shared/lib';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { useLostFocus } from '@/shared/ui/lost-focus';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { inField, shownCorrected } from '../lib/pounds';
import { text } from '../texts';

type Credits = Cart['credits'];
type Kind = keyof Credits;

const KINDS: readonly Kind[] = ['membership', 'general'];

/** The customer's credit: how much there is, how much is used. The server keeps what is used. */
export function Credit({ credits }: { credits: Credits }) {
  const usable = KINDS.filter((kind) => credits[kind].maxApplicable > 0 || credits[kind].applied > 0);
  if (usable.length === 0) return null;
  return (
    <Card>
      <Stack gap="4" align="stretch">
        <Heading level={2} size="sm">
          {text('credit.heading')}
        </Heading>
        {usable.map((kind) => (
          // Another most is another suggestion.
          <OneCredit key={`${kind} ${credits[kind].maxApplicable}`} kind={kind} credit={credits[kind]} />
        ))}
      </Stack>
    </Card>
  );
}

function OneCredit({ kind, credit }: { kind: Kind; credit: Credits[Kind] }) {
  const { currency } = useUnit($config);
  const { changes, failure, use } = useUnit({ changes: $changes, failure: $basketFailure, use: creditUsed });
  const { totalAvailable, maxApplicable, applied } = credit;
  const [typed, setTyped] = useState(inField(maxApplicable));
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // The field or the button that was used is replaced by the other.
  useLostFocus(form, applied);
  const isBusy = changes.some((change) => change.kind === 'useCredit' && change.use.kind === kind);
  const isOwnFailure = failure?.change.kind === 'useCredit' && failure.change.use.kind === kind;
  const refused = isOwnFailure ? failure.message : null;
  const send = () => {
    const reading = readAmount(typed);
    setTyped(shownCorrected(typed));
    if (reading.kind === 'amount') {
      setProblem(null);
      use({ kind, amount: reading.pence });
    } else if (reading.kind === 'either') {
      const [one, other] = reading.pence;
      setProblem(
        text('credit.either', { one: formatMoney(one, currency), other: formatMoney(other, currency) }),
      );
    } else {
      setProblem(text('credit.notAnAmount'));
    }
  };
  return (
    <form
      ref={form}
      aria-label={text(`credit.${kind}`)}
      tabIndex={-1}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) send();
      }}
    >
      <Stack gap="2" align="stretch">
        <Text tone="strong">{text(`credit.${kind}`)}</Text>
        <Text size="sm" tone="muted">
          {text('credit.available', {
            available: formatMoney(totalAvailable, currency),
            most: formatMoney(maxApplicable, currency),
          })}
        </Text>
        {applied > 0 ? (
          <Stack direction="row" gap="3" align="center" justify="between">
            <Text>{text('credit.used', { amount: formatMoney(applied, currency) })}</Text>
            <Button variant="text" isBusy={isBusy} onClick={() => use({ kind, amount: 0 })}>
              {text('credit.takeOff')}
            </Button>
          </Stack>
        ) : (
          <>
            <Field id={id} label={text('credit.amount')} error={problem ?? refused}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={typed}
                  onValueChange={(value) => {
                    setTyped(value);
                    setProblem(null);
                  }}
                  onBlur={() => setTyped(shownCorrected(typed))}
                />
              )}
            </Field>
            <Button type="submit" variant="secondary" isBusy={isBusy}>
              {text('credit.use')}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
