import { type ComponentType, type MouseEvent, memo } from 'react';
import { type Category, CategoryTile } from '@/entities/category';
import { listSessionFacts, SessionPrice, StateBadge } from '@/entities/session';
import type { ActivitySession } from '@/shared/api';
import { joinUnbreakable } from '@/shared/format';
import { sessionPath } from '@/shared/routes';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

/** By the width of the list in its own text size, which a kiosk enlarges: a tablet's. */
export const WIDE_LIST = '@container (min-width: 44.5rem)';
/** Room for state, price and button in columns of their own. */
const COLUMN_LAYOUT = '@container (min-width: 60.5rem)';
/** A small phone: state and price need the room below the time. */
const NARROW_LIST = '@container (max-width: 20.99rem)';

const Row = styled('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    padding: '4',
    [WIDE_LIST]: { gridTemplateColumns: '7rem minmax(0, 1fr) 20rem', alignItems: 'center', paddingX: '6' },
    [COLUMN_LAYOUT]: { gridTemplateColumns: '8rem minmax(0, 1fr) 9rem clamp(11rem, 20cqi, 14.5rem) 9.5rem' },
    transition: 'background-color 150ms ease-out',
    '&:hover': { background: 'primary.tint' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});
/** Time and category, below each other if space is tight. */
const TimeAndCategory = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gridRow: 'span 2',
    alignSelf: 'start',
    gap: '3',
    [NARROW_LIST]: { gridRow: 'auto' },
    [WIDE_LIST]: {
      gridRow: 'auto',
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'center',
      alignSelf: 'center',
    },
  },
});
const Time = styled('p', {
  base: { margin: '0', lineHeight: 'snug', fontVariantNumeric: 'tabular-nums' },
  variants: { isOff: { true: { textDecoration: 'line-through', color: 'fg.muted' } } },
});
const Start = styled('span', { base: { display: 'block', fontSize: 'lg', fontWeight: 'bold' } });
const End = styled('span', { base: { display: 'block', fontSize: 'sm', color: 'fg.muted' } });
const Title = styled('h3', {
  base: {
    margin: '0',
    fontFamily: 'body',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
  },
});
/** A plain anchor, because router links would re-render every row on each change of the address. */
const RowLink = styled('a', {
  base: {
    // An inline box would not be as high as a target has to be (WCAG 2.5.8).
    display: 'inline-block',
    minHeight: '6',
    color: 'fg',
    textDecoration: 'none',
    // The link's click area covers the whole row.
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
  },
});
const Facts = styled('p', {
  base: { margin: '0', color: 'fg.muted', fontSize: 'sm', lineHeight: 'normal', overflowWrap: 'anywhere' },
});
const Notice = styled('p', {
  base: { margin: '0', fontSize: 'sm', lineHeight: 'normal', overflowWrap: 'anywhere' },
});
const Side = styled('div', {
  base: {
    gridColumn: '2',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
    rowGap: '1',
    '& > :last-child': { flexShrink: '0' },
    [NARROW_LIST]: { gridColumn: '1 / -1' },
    // A booked session's links wrap below state and price if both do not fit, so that their text never becomes a narrow column.
    [WIDE_LIST]: { gridColumn: 'auto', flexWrap: 'wrap', columnGap: '4' },
    [COLUMN_LAYOUT]: {
      display: 'contents',
      '& > :last-child': { gridColumn: '5', justifySelf: 'end' },
      '& > :first-child': { display: 'contents' },
    },
  },
});
/** The price: below the state next to the button, or in a column of its own at the row's end. */
const Cost = styled('div', {
  base: {
    [COLUMN_LAYOUT]: {
      gridColumn: '4',
      justifySelf: 'end',
      textAlign: 'end',
      '& > span': { flexDirection: 'column', alignItems: 'flex-end' },
    },
  },
});
/** State and price, below each other, next to the button. */
const PriceText = styled('div', {
  base: {
    flex: '0 1 auto',
    [WIDE_LIST]: { flex: '1 1 9rem' },
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: '1',
  },
});

/** The action for a session; it is above the link that covers the row. */
export type SessionAction = ComponentType<{
  readonly session: ActivitySession;
  /** The slug of the centre. */
  readonly slug: string;
  /** The id of the customer's booking; null if there is none. */
  readonly bookingId: string | null;
}>;

interface SessionRowProps {
  readonly session: ActivitySession;
  /** The slug of the centre. */
  readonly slug: string;
  /** The id of the customer's booking; null if there is none. */
  readonly bookingId: string | null;
  readonly space: string | null;
  readonly category: Category;
  /** The server's time in milliseconds. */
  readonly now: number;
  readonly onFollow: (id: string, event: MouseEvent) => void;
  readonly Action: SessionAction;
}

/**
 * Verdicts that need no text of their own: the links to the basket or booking, or the text in place of the button, already say
 * it.
 */
const VERDICTS_SHOWN_ELSEWHERE: readonly string[] = ['in_basket', 'already_booked', 'too_young', 'too_old'];

/** A session in the timetable: time, activity, room, availability and price, followed by the button. */
export const SessionRow = memo(function SessionRow({
  session,
  slug,
  bookingId,
  space,
  category,
  now,
  onFollow,
  Action,
}: SessionRowProps) {
  const { id, title, localStart, localEnd, state, notice, verdict } = session;
  const isCancelled = state === 'cancelled';
  const facts = listSessionFacts(session, space);
  return (
    <Row data-session={id}>
      <TimeAndCategory>
        <Time aria-hidden="true" isOff={isCancelled}>
          <Start>{localStart}</Start>
          <End>{localEnd}</End>
        </Time>
        <CategoryTile category={category} />
      </TimeAndCategory>
      <div>
        <Title>
          <RowLink href={sessionPath(slug, id)} onClick={(event) => onFollow(id, event)}>
            <VisuallyHidden>{`${localStart} `}</VisuallyHidden>
            <span>{title}</span>
          </RowLink>
        </Title>
        <Facts>
          <VisuallyHidden>{`${text('timetable.until', { end: localEnd })} `}</VisuallyHidden>
          <span>{joinUnbreakable(facts.join(' · '))}</span>
        </Facts>
        {notice && !isCancelled && <Notice>{notice}</Notice>}
        {verdict?.message && !isCancelled && !VERDICTS_SHOWN_ELSEWHERE.includes(verdict.code) && (
          <Notice>{verdict.message}</Notice>
        )}
      </div>
      <Side>
        <PriceText>
          <StateBadge session={session} now={now} />
          {!isCancelled && state !== 'closed' && (
            <Cost>
              <SessionPrice session={session} />
            </Cost>
          )}
        </PriceText>
        <Action session={session} slug={slug} bookingId={bookingId} />
      </Side>
    </Row>
  );
});
