import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, type MouseEvent, memo, type Ref, use, useId } from 'react';
import { formatMiles } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Picture } from '@/shared/ui/picture';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';
import { CentrePath } from './centre-path';

const Item = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'md',
    minHeight: '4.5rem',
    paddingX: '4',
    paddingY: '2',
    transition: 'border-color 150ms ease-out, background-color 150ms ease-out',
    '&:has(:is(a, button):hover)': { borderColor: 'chosen', background: 'primary.tint' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  variants: {
    isPointed: {
      true: {
        borderColor: 'chosen',
        outline: '2px solid',
        outlineColor: 'primary.text',
        outlineOffset: '-3px',
        background: 'primary.tint',
      },
    },
    /** A line within a card instead of a card of its own. */
    isPlain: {
      true: {
        borderWidth: '0',
        borderTopWidth: '1px',
        borderRadius: '0',
        background: 'transparent',
        '&:has(:is(a, button):hover)': { background: 'primary.tint' },
      },
    },
  },
});
/** The click area covers the whole row. */
const chooseButtonStyle = {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 'target',
    height: 'target',
    marginInlineEnd: '-4',
    marginInlineStart: '-1',
    padding: '0',
    border: '0',
    background: 'transparent',
    color: 'primary.text',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '-3px',
    },
  },
} as const;
const RowButton = styled('button', chooseButtonStyle);
const RowLink = styled('a', chooseButtonStyle);
const Body = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', flex: '1', minWidth: '0', height: 'full' },
  variants: {
    // Name and address use the full width; distance and button share the line below.
    isCompact: {
      true: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gridTemplateRows: 'auto 1fr auto',
        alignItems: 'end',
        columnGap: '3',
        rowGap: '0',
        '& h4, & h4 + div > :first-of-type': { gridColumn: '1 / -1', alignSelf: 'start' },
        '& h4': { lineHeight: '1.1' },
        '& h4 + div > :first-of-type': { fontSize: 'sm', lineHeight: 'snug' },
        '& h4 + div > p + p': { whiteSpace: 'nowrap' },
        '& > :is(a, button)': { gridColumn: '2' },
      },
    },
  },
});
const Thumbnail = styled('div', {
  base: {
    position: 'relative',
    gridArea: '1 / 2 / span 2',
    alignSelf: 'center',
    marginInlineStart: '3',
    width: '16',
    height: '12',
    borderRadius: 'md',
    overflow: 'hidden',
    // On a phone the row has no room for the picture.
    display: { base: 'none', sm: 'block' },
  },
});
const Name = styled('h4', {
  base: { margin: '0', fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug' },
});
const DetailsArea = styled('div', {
  base: { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
  variants: {
    isCompact: { true: { display: 'contents', '& > div': { display: 'contents' } } },
    // The distance is at the end of the name's line, the picture between both.
    isRowLink: {
      true: {
        display: 'grid',
        gridTemplateColumns: '1fr auto auto',
        alignItems: 'baseline',
        '& > h4 + div': { display: 'contents' },
        '& > h4 + div > p': { gridColumn: '3', paddingInlineStart: '3', minWidth: '5rem', textAlign: 'end' },
        '& > h4 + div > p:first-of-type': {
          gridArea: { base: '2 / 1 / auto / -1', sm: '2 / 1' },
          padding: '0',
          textAlign: 'start',
        },
      },
    },
  },
});

interface VenueDetailsProps {
  readonly venue: Venue;
  /** In miles; null if unknown. */
  readonly distance: number | null;
  readonly onChoose: (venue: Venue) => void;
  /** Whether Tab stops at the centre: `here` and `past` are for a list with arrow keys, where Tab stops at one centre only. */
  readonly tabStop?: 'always' | 'here' | 'past';
  /** Uses smaller letters, because the height is limited. */
  readonly isCompact?: boolean;
  /** Whether the whole row is one link; elsewhere a button says Choose. */
  readonly isRowLink?: boolean;
  /** Whether there is room for the centre's picture. */
  readonly hasPicture?: boolean;
}

/** A centre's name, address, postcode, distance and button. Requirement S5.1. */
export const VenueDetails = memo(function VenueDetails({
  venue,
  distance,
  onChoose,
  tabStop = 'always',
  isCompact = false,
  isRowLink = false,
  hasPicture = true,
}: VenueDetailsProps) {
  const addressId = useId();
  const addressLines = [venue.address1, venue.address2, venue.postcode].filter(Boolean);
  const isChoosable = venue.displayVenueSelectionButton;
  // A centre that cannot be chosen takes the focus itself when the arrow keys reach it.
  const focusProps =
    isChoosable || tabStop === 'always' ? {} : { 'data-stop': '', tabIndex: tabStop === 'here' ? 0 : -1 };
  const href = use(CentrePath)?.(venue);
  const chooseProps = {
    'data-stop': '',
    tabIndex: tabStop === 'past' ? -1 : 0,
    'aria-describedby': addressId,
    onClick: (event: MouseEvent) => {
      // The browser opens other tabs and windows itself.
      if (href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      event.preventDefault();
      onChoose(venue);
    },
  } as const;
  const chooseLabel = isRowLink ? (
    <>
      <Icon of={ChevronRight} />
      <VisuallyHidden>{`${text('finder.choose')} ${venue.name}`}</VisuallyHidden>
    </>
  ) : (
    <>
      <span>{text('finder.choose')}</span>
      <span> </span>
      <VisuallyHidden>{venue.name}</VisuallyHidden>
    </>
  );
  return (
    <Body {...focusProps} isCompact={isCompact}>
      <DetailsArea isCompact={isCompact} isRowLink={isRowLink}>
        <Name>{venue.name}</Name>
        <div id={addressId}>
          {addressLines.length > 0 && (
            <Text tone="muted" size={isRowLink ? 'sm' : 'md'}>
              {addressLines.join(', ')}
            </Text>
          )}
          {distance !== null && (
            <Text size="sm" tone="strong">
              {text('finder.distance', { miles: formatMiles(distance) })}
            </Text>
          )}
        </div>
        {venue.imageUrl && hasPicture && !isCompact && (
          <Thumbnail>
            <Picture src={venue.imageUrl} width={64} height={48} seed={venue.name} isFilling />
          </Thumbnail>
        )}
      </DetailsArea>
      {isChoosable &&
        (isRowLink ? (
          href ? (
            <RowLink {...chooseProps} href={href}>
              {chooseLabel}
            </RowLink>
          ) : (
            <RowButton {...chooseProps} type="button">
              {chooseLabel}
            </RowButton>
          )
        ) : href ? (
          <ButtonLink {...chooseProps} variant="secondary" href={href}>
            {chooseLabel}
          </ButtonLink>
        ) : (
          <Button {...chooseProps} variant="secondary">
            {chooseLabel}
          </Button>
        ))}
    </Body>
  );
});

interface VenueRowProps extends VenueDetailsProps {
  /** The centre's index in the whole list, most of which may not be rendered. */
  readonly index: number;
  readonly count: number;
  /** Whether the map highlights the centre. */
  readonly isPointed?: boolean;
  /** A line within a card instead of a card of its own. */
  readonly isPlain?: boolean;
  /** Content before the details: the number on the map. */
  readonly lead?: Elements;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLLIElement>;
}

/** A centre in the list. Its details are memoised: a step of the radius slider changes only the row's position and count. */
export function VenueRow({
  index,
  count,
  isPointed = false,
  isPlain = false,
  lead,
  style,
  ref,
  ...details
}: VenueRowProps) {
  return (
    <Item
      ref={ref}
      style={style}
      isPointed={isPointed}
      isPlain={isPlain}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {lead}
      <VenueDetails isRowLink hasPicture={!lead} {...details} />
    </Item>
  );
}
