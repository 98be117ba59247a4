import { type ComponentProps, useId, useRef } from 'react';
import { formatPriceLabel, isPurchasable } from '@/entities/membership';
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
const OptionFoot = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    gap: '3',
    '&:empty': { display: 'none' },
  },
});
const Text = styled('p', textRecipe);

const CurrentMark = styled('p', {
  base: { margin: '0', color: 'primary.text', fontWeight: 'bold', fontSize: 'sm' },
});

interface OptionProps {
  readonly type: MembershipType;
  readonly option: PaymentOption;
  /** Whether the option is already chosen. */
  readonly isCurrent: boolean;
  readonly onChoose: (option: PaymentOption) => void;
}

interface OptionRowProps extends OptionProps {
  /** False if the button is elsewhere. */
  readonly hasButton?: boolean;
  /** Content between the price and the button. */
  readonly children?: Elements;
}

/** A payment option with its price. If it cannot be bought, the button only explains why. */
export function OptionRow({ children, hasButton = true, ...props }: OptionRowProps) {
  const { option, isCurrent } = props;
  const reasonId = useId();
  const currentId = useId();
  const reasonRef = useRef<HTMLParagraphElement>(null);
  const canBuy = isPurchasable(option);
  const note = canBuy ? option.isPurchasable.message : formatIneligible(option);
  const describedBy = [isCurrent && currentId, note && reasonId].filter(Boolean).join(' ');
  return (
    <Frame data-option="">
      <div>
        {isCurrent && (
          <CurrentMark id={currentId}>
            <span aria-hidden="true">✓ </span>
            <span>{text('membership.current')}</span>
          </CurrentMark>
        )}
        <Price option={option} />
        <PayToday option={option} />
      </div>
      {children}
      <OptionFoot>
        {note && (
          <Text ref={reasonRef} tone="muted" id={reasonId} tabIndex={-1}>
            {note}
          </Text>
        )}
        {hasButton && (
          <OptionButton
            {...props}
            {...(!canBuy && { 'aria-disabled': true, 'data-blocked': '' })}
            aria-describedby={describedBy || undefined}
            onChoose={canBuy ? props.onChoose : () => reasonRef.current?.focus()}
          />
        )}
      </OptionFoot>
    </Frame>
  );
}

/** The button that chooses a payment option. */
export function OptionButton({
  type,
  option,
  isCurrent,
  onChoose,
  ...rest
}: OptionProps & Omit<ComponentProps<typeof Button>, 'type'>) {
  const price = formatPriceLabel(option);
  return (
    <Button
      {...rest}
      variant={type.recommended && !isCurrent ? 'primary' : 'secondary'}
      width="full"
      onClick={() => onChoose(option)}
    >
      <span>{text(isCurrent ? 'membership.keep' : 'membership.choose')}</span>{' '}
      <VisuallyHidden>{price === null ? type.name : `${type.name}, ${price}`}</VisuallyHidden>
    </Button>
  );
}

/** Without prices there is a fixed text; otherwise the server's reason. Requirement J3.10. */
function formatIneligible({ isPurchasable: { hasPrices, message } }: PaymentOption): string {
  return hasPrices ? (message ?? text('membership.ineligible')) : text('membership.notEligible');
}
