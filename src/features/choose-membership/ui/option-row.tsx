import { useId, useRef } from 'react';
import { isPurchasable, priceLabel, timePeriodLabel } from '@/entities/membership';
import type { MembershipType, PaymentOption } from '@/shared/api';
import { stackRecipe, textRecipe } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const Frame = styled('div', {
  base: { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line', paddingTop: '4' },
});
const Stack = styled('div', stackRecipe);
const Text = styled('p', textRecipe);

const Current = styled('p', {
  base: { margin: '0', color: 'primary.text', fontWeight: 'bold', fontSize: 'sm' },
});

interface OptionRowProps {
  readonly type: MembershipType;
  readonly option: PaymentOption;
  /** It is chosen already. */
  readonly isCurrent: boolean;
  readonly onChoose: (option: PaymentOption) => void;
}

/** One way to pay with its price; where it cannot be bought, the button leads to the reason and no further. */
export function OptionRow({ type, option, isCurrent, onChoose }: OptionRowProps) {
  const reasonId = useId();
  const currentId = useId();
  const reason = useRef<HTMLParagraphElement>(null);
  const canBuy = isPurchasable(option);
  const describedBy = [isCurrent && currentId, !canBuy && reasonId].filter(Boolean).join(' ');
  const price = priceLabel(option);
  const { joiningFee } = option.fees;
  return (
    <Frame>
      <Stack gap="3">
        <Stack direction="row" gap="3" align="center" justify="between">
          <div>
            {isCurrent && (
              <Current id={currentId}>
                <span aria-hidden="true">✓ </span>
                {text('membership.current')}
              </Current>
            )}
            {price !== null && (
              <Text tone="strong" size="lg">
                {price}
              </Text>
            )}
            {timePeriodLabel(option) !== null && <Text tone="muted">{timePeriodLabel(option)}</Text>}
            {joiningFee && joiningFee.amount > 0 && (
              <Text tone="muted" size="sm">
                {text('membership.joiningFee', { price: joiningFee.formatted })}
              </Text>
            )}
          </div>
          <Button
            {...(!canBuy && { 'aria-disabled': true, 'data-blocked': '' })}
            variant={isCurrent ? 'secondary' : 'primary'}
            aria-describedby={describedBy || undefined}
            onClick={() => (canBuy ? onChoose(option) : reason.current?.focus())}
          >
            {text(isCurrent ? 'membership.keep' : 'membership.choose')}{' '}
            <VisuallyHidden>
              {type.name}
              {price === null ? '' : `, ${price}`}
            </VisuallyHidden>
          </Button>
        </Stack>
        {!canBuy && (
          <Text ref={reason} tone="muted" id={reasonId} tabIndex={-1}>
            {ineligibleText(option)}
          </Text>
        )}
      </Stack>
    </Frame>
  );
}

/** Without prices the card has its own sentence; otherwise the server says why. Source: Spec, joining §2. */
function ineligibleText({ isPurchasable: { hasPrices, message } }: PaymentOption): string {
  return hasPrices ? (message ?? text('membership.ineligible')) : text('membership.notEligible');
}
