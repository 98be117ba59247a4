import { useEffect, useRef } from 'react';
import type { Cart } from '@/shared/api';
import { bookings } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';
import { HoldLine } from './hold-line';

/** At the lower edge, so that nothing moves when something has been added. */
const Bar = styled('section', {
  base: {
    position: 'sticky',
    bottom: 'var(--bar-below, 0px)',
    zIndex: '2',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
    minHeight: '16',
    marginX: { base: '-4', md: '-6' },
    marginTop: '4',
    paddingX: { base: '4', md: '6' },
    paddingY: '2',
    background: 'surface',
    boxShadow: 'md',
    borderTop: '1px solid',
    borderColor: 'line',
    // With the way to the basket on its line, as long as the letters leave room for both.
    '& > div:first-of-type': { flex: '1 1 8rem', minWidth: '0' },
  },
});

/** What is in the basket, until when its places are held, and the way there, while more is looked for. */
export function BasketBarContent({ cart }: { cart: Cart }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // What has the focus is never below the bar. WCAG 2.4.11.
    const root = document.documentElement;
    const before = root.style.scrollPaddingBottom;
    root.style.scrollPaddingBottom = `${bar.current?.offsetHeight ?? 0}px`;
    return () => {
      root.style.scrollPaddingBottom = before;
    };
  }, []);
  const { itemCount, formattedTotal } = cart.totals;
  return (
    <Bar ref={bar} aria-label={text('basketBar.name')}>
      <div>
        <Text tone="strong" hasFigures>
          {text(itemCount === 1 ? 'basketBar.one' : 'basketBar.many', {
            count: itemCount,
            price: formattedTotal,
          })}
        </Text>
        <HoldLine cart={cart} isShort />
      </div>
      <ButtonLink to={bookings.basket}>{text('basketBar.toBasket')}</ButtonLink>
    </Bar>
  );
}
