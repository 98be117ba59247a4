import { useEffect, useRef } from 'react';
import type { MembershipOffer } from '@/entities/membership';
import type { PaymentOption } from '@/shared/api';
import { cardRecipe, headingRecipe } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { Picture } from '@/shared/ui/picture';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';
import { Chips } from './chips';
import { Inclusions } from './inclusions';
import { OptionRow } from './option-row';

interface MembershipCardProps {
  readonly offer: MembershipOffer;
  /** The card's position and the list's length, because a long list is rendered in pages. */
  readonly position: number;
  readonly listLength: number;
  /** The id of the payment option that is already chosen. */
  readonly currentOptionId: string | null;
  /** Takes the focus when it appears. */
  readonly isFocused: boolean;
  readonly onChoose: (option: PaymentOption) => void;
  readonly onDetails: () => void;
}

/** How many of the list's grid rows a card spans: name, price, list and button. */
export const CARD_ROWS = 4;

const Frame = styled('li', {
  ...cardRecipe,
  base: {
    ...cardRecipe.base,
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    gridRow: `span ${CARD_ROWS}`,
    // Cards next to each other share the rows of their name, price, list and button.
    '&[data-single]': { display: 'grid', gridTemplateRows: 'subgrid' },
    // If there is one payment option, its parts are rows of the card.
    '&[data-single] > [data-option]': { display: 'contents' },
    '&[data-recommended]': { borderColor: 'chosen', borderWidth: '2px' },
  },
});
const CardHead = styled('div', {
  base: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
});
const Names = styled('div', {
  base: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1', minWidth: '0' },
});
const Title = styled('h3', headingRecipe);
const Thumbnail = styled('div', {
  base: {
    position: 'relative',
    flexShrink: '0',
    width: '16',
    height: '12',
    borderRadius: 'md',
    overflow: 'hidden',
  },
});

/** A membership: its price first, what it includes, where it is valid, and the button to choose it. Requirement J3.2. */
export function MembershipCard({
  offer: { type, options },
  isFocused,
  onChoose,
  ...cardProps
}: MembershipCardProps) {
  const frame = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) frame.current?.focus();
  }, [isFocused]);
  const details = (
    <Button variant="text" alignSelf="start" onClick={cardProps.onDetails}>
      <span>{text('membership.details')}</span> <VisuallyHidden>{type.name}</VisuallyHidden>
    </Button>
  );
  return (
    <Frame
      ref={frame}
      isSelected={cardProps.currentOptionId !== null}
      data-single={options.length === 1 ? '' : undefined}
      data-recommended={type.recommended ? '' : undefined}
      tabIndex={isFocused ? -1 : undefined}
      aria-posinset={cardProps.position}
      aria-setsize={cardProps.listLength}
    >
      <CardHead>
        <Names>
          <Title size="md">{type.name}</Title>
          <Chips type={type} isBrief />
        </Names>
        <Thumbnail>
          <Picture src={type.imageUrl} width={64} height={48} seed={type.name} isFilling />
        </Thumbnail>
      </CardHead>
      {options.map((option, index) => (
        <OptionRow
          key={option.id}
          type={type}
          option={option}
          isCurrent={option.id === cardProps.currentOptionId}
          onChoose={onChoose}
        >
          {index === 0 && <Inclusions type={type}>{details}</Inclusions>}
        </OptionRow>
      ))}
    </Frame>
  );
}
