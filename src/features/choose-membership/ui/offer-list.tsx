import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { useProgressiveCount } from '@/shared/ui/progressive-count';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { ChooseMembership, CurrentChoice } from '../model/choose-membership';
import { text } from '../texts';
import { CARD_ROWS, MembershipCard } from './membership-card';

const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '4',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    // A focused element must not scroll under the sticky filters.
    '& :where(li, a, button, p)': { scrollMarginBlockStart: '13rem' },
  },
});

/** Reserves the height of most cards, so that content below does not move while cards render. */
const CardPlaceholder = styled('li', { base: { gridRow: `span ${CARD_ROWS}`, minHeight: '20.5rem' } });

/** Renders a screenful of cards at once and the rest in steps, so that filters respond within a frame on a slow phone. */
const RENDER_STEPS = { first: 3, step: 2 };

/** The memberships found, a page at a time; each card announces its position. */
export function OfferList({ model, current }: { model: ChooseMembership; current: CurrentChoice | null }) {
  const { offers, shownOffers, optionChosen, detailsOpened, moreClicked } = useUnit({
    offers: model.$offers,
    shownOffers: model.$shownOffers,
    optionChosen: model.optionChosen,
    detailsOpened: model.detailsOpened,
    moreClicked: model.moreClicked,
  });
  const renderedCount = useProgressiveCount(offers, shownOffers.length, RENDER_STEPS);
  /** The index of the first card of the last requested page, which gets the focus. */
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const offerCount = offers.length;
  return (
    <Stack gap="4">
      <List>
        {shownOffers.slice(0, renderedCount).map((offer, index) => (
          <MembershipCard
            key={offer.type.id}
            offer={offer}
            position={index + 1}
            listLength={offerCount}
            currentOptionId={current?.typeId === offer.type.id ? current.optionId : null}
            isFocused={index === focusedIndex}
            onChoose={(paymentOption) => optionChosen({ membershipType: offer.type, paymentOption })}
            onDetails={() => detailsOpened(offer.type)}
          />
        ))}
        {shownOffers.slice(renderedCount).map(({ type }) => (
          <CardPlaceholder key={type.id} aria-hidden="true" />
        ))}
      </List>
      {shownOffers.length < offerCount && (
        <Stack gap="2" align="center">
          <Text tone="muted">
            {text('membership.shown', { shown: shownOffers.length, count: offerCount })}
          </Text>
          <Button
            variant="secondary"
            onClick={() => {
              setFocusedIndex(shownOffers.length);
              moreClicked();
            }}
          >
            {text('membership.showMore')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
