import { useId, useRef } from 'react';
import { isPurchasable, priceLabel } from '@/entities/membership';
import type { MembershipType, PaymentOption } from '@/shared/api';
import { textRecipe } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';
import { PayToday, Price } from './price';

const Frame = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    gap: '3',
    '& + &': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'line', paddingTop: '4' },
  },
});
const Foot = styled('div', {
  base: { display: 'flex', flexDirection: 'column', justifyContent: 'end', gap: '3' },
});
const Text = styled('p', textRecipe);

const Current = styled('p', {
  base: { margin: '0', color: 'primary.text', fontWeight: 'bold', fontSize: 'sm' },
});

interface OptionRowProps {
  readonly type: MembershipType;
  readonly option: PaymentOption;
  /** Whether the option is already chosen. */
  readonly isCurrent: boolean;
  readonly onChoose: (option: PaymentOption) => void;
  /** Content between the price and the button. */
  readonly children?: Elements;
}

/** A payment option with its price. If it cannot be bought, the button only explains why. */
export function OptionRow({ type, option, isCurrent, onChoose, children }: OptionRowProps) {
  const reasonId = useId();
  const currentId = useId();
  const reason = useRef<HTMLParagraphElement>(null);
  const canBuy = isPurchasable(option);
  const note = canBuy ? option.isPurchasable.message : ineligibleText(option);
  const describedBy = [isCurrent && currentId, note && reasonId].filter(Boolean).join(' ');
  const price = priceLabel(option);
  return (
    <Frame data-option="">
      <div>
        {isCurrent && (
          <Current id={currentId}>
            <span aria-hidden="true">✓ </span>
            <span>{text('membership.current')}</span>
          </Current>
        )}
        <Price option={option} />
        <PayToday option={option} />
      </div>
      {children}
      <Foot>
        {note && (
          <Text ref={reason} tone="muted" id={reasonId} tabIndex={-1}>
            {note}
          </Text>
        )}
        <Button
          {...(!canBuy && { 'aria-disabled': true, 'data-blocked': '' })}
          variant={type.recommended && !isCurrent ? 'primary' : 'secondary'}
          width="full"
          aria-describedby={describedBy || undefined}
          onClick={() => (canBuy ? onChoose(option) : reason.current?.focus())}
        >
          <span>{text(isCurrent ? 'membership.keep' : 'membership.choose')}</span>{' '}
          <VisuallyHidden>{price === null ? type.name : `${type.name}, ${price}`}</VisuallyHidden>
        </Button>
      </Foot>
    </Frame>
  );
}

/** Without prices there is a fixed text; otherwise the server's reason. Requirement J3.10. */
function ineligibleText({ isPurchasable: { hasPrices, message } }: PaymentOption): string {
  return hasPrices ? (message ?? text('membership.ineligible')) : text('membership.notEligible');
}
