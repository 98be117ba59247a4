import { useEffect, useRef } from 'react';
import type { MembershipOffer } from '@/entities/membership';
import type { PaymentOption } from '@/shared/api';
import { cardRecipe, headingRecipe, stackRecipe } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { SafeHtml } from '@/shared/ui/safe-html';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';
import { Facts, Tags } from './facts';
import { OptionRow } from './option-row';

interface MembershipCardProps {
  readonly offer: MembershipOffer;
  /** Its position and the list's length, because a long list is rendered in pages. */
  readonly place: number;
  readonly count: number;
  /** Which of its ways to pay is chosen already. */
  readonly currentOptionId: string | null;
  /** Takes the focus when it appears. */
  readonly isFocused: boolean;
  readonly onChoose: (option: PaymentOption) => void;
  readonly onDetails: () => void;
}

const Frame = styled('li', {
  ...cardRecipe,
  base: { ...cardRecipe.base, display: 'flex', flexDirection: 'column', gap: '4' },
});
const Title = styled('h3', headingRecipe);
const Stack = styled('div', stackRecipe);
const Description = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0', flex: '1' },
});

/** The card holds the description's beginning; the details hold all of it. */
const Clamp = styled('div', { base: { lineClamp: '5', overflow: 'hidden' } });

/** A membership: what it is, whom it is for, what it gives, and the ways to pay for it. Source: Spec, joining §2. */
export function MembershipCard({
  offer: { type, options },
  isFocused,
  onChoose,
  ...card
}: MembershipCardProps) {
  const frame = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) frame.current?.focus();
  }, [isFocused]);
  return (
    <Frame
      ref={frame}
      isSelected={card.currentOptionId !== null}
      tabIndex={isFocused ? -1 : undefined}
      aria-posinset={card.place}
      aria-setsize={card.count}
    >
      <Stack gap="2">
        <Title size="md">{type.name}</Title>
        <Tags type={type} />
      </Stack>
      <Description>
        <Clamp>
          <SafeHtml html={type.description} />
        </Clamp>
        <Facts type={type} isBrief />
        <Button variant="text" alignSelf="start" marginInlineStart="-2" onClick={card.onDetails}>
          {text('membership.details')} <VisuallyHidden>{type.name}</VisuallyHidden>
        </Button>
      </Description>
      {options.map((option) => (
        <OptionRow
          key={option.id}
          type={type}
          option={option}
          isCurrent={option.id === card.currentOptionId}
          onChoose={onChoose}
        />
      ))}
    </Frame>
  );
}
