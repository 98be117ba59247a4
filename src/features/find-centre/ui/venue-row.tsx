import { type CSSProperties, memo, type Ref, useId } from 'react';
import { formatMiles } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const Item = styled('li', {
  base: {
    background: 'surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    padding: '4',
  },
  variants: {
    isPointed: {
      true: { borderColor: 'primary.text', boxShadow: 'inset 0 0 0 2px var(--pv-colors-primary-text)' },
    },
  },
});
const Body = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', height: 'full' },
  variants: {
    // Name and address have the whole width, distance and button share the line below.
    isLow: {
      true: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gridTemplateRows: 'auto 1fr auto',
        alignItems: 'end',
        columnGap: '3',
        rowGap: '0',
        '& h4, & h4 + div > :first-of-type': { gridColumn: '1 / -1', alignSelf: 'start' },
        '& h4': { lineHeight: '1.1' },
        '& h4 + div > :first-of-type': {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
        '& > button': { gridColumn: '2' },
      },
    },
  },
});
const About = styled('div', {
  base: { flex: '1 1 10rem', minWidth: '0' },
  variants: { isLow: { true: { display: 'contents', '& > div': { display: 'contents' } } } },
});

interface DetailsProps {
  readonly venue: Venue;
  /** Miles; null when it is not known. */
  readonly distance: number | null;
  readonly onChoose: (venue: Venue) => void;
  /** Where the arrow keys lead through the list, Tab stops at one centre and goes past the others. */
  readonly stop?: 'always' | 'here' | 'past';
  /** There is little height for it: the letters are smaller, and of a long address the first line is seen. */
  readonly isLow?: boolean;
}

/** Name, address, postcode, distance and the button of a centre. Source: Spec, platform §2. */
export const VenueDetails = memo(function VenueDetails({
  venue,
  distance,
  onChoose,
  stop = 'always',
  isLow = false,
}: DetailsProps) {
  const aboutId = useId();
  const lines = [venue.address1, venue.address2, venue.postcode].filter(Boolean);
  const isChoosable = venue.displayVenueSelectionButton;
  // What cannot be chosen takes the focus itself when the arrow keys come to it.
  const ownStop =
    isChoosable || stop === 'always' ? {} : { 'data-stop': '', tabIndex: stop === 'here' ? 0 : -1 };
  return (
    <Body {...ownStop} isLow={isLow}>
      <About isLow={isLow}>
        <Heading level={4} size={isLow ? 'sm' : 'md'}>
          {venue.name}
        </Heading>
        <div id={aboutId}>
          {lines.length > 0 && <Text tone="muted">{lines.join(', ')}</Text>}
          {distance !== null && (
            <Text size="sm" tone="strong">
              {text('finder.distance', { miles: formatMiles(distance) })}
            </Text>
          )}
        </div>
      </About>
      {isChoosable && (
        <Button
          variant="secondary"
          data-stop=""
          tabIndex={stop === 'past' ? -1 : 0}
          aria-describedby={aboutId}
          onClick={() => onChoose(venue)}
        >
          {text('finder.choose')} <VisuallyHidden>{venue.name}</VisuallyHidden>
        </Button>
      )}
    </Body>
  );
});

interface RowProps extends DetailsProps {
  /** Its place in the whole list, from 0, most of which may not be drawn. */
  readonly index: number;
  readonly count: number;
  /** The map points at it. */
  readonly isPointed?: boolean;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLLIElement>;
}

/**
 * A centre in the list. It is drawn once: a step of the radius slider tells the row only of how many centres it is one.
 */
export function VenueRow({ index, count, isPointed = false, style, ref, ...details }: RowProps) {
  return (
    <Item
      ref={ref}
      style={style}
      isPointed={isPointed}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <VenueDetails {...details} />
    </Item>
  );
}
