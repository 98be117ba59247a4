import { memo } from 'react';
import { formatMiles } from '@/entities/venue';
import type { Venue } from '@/shared/api';
import { text } from '@/shared/messages';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

interface VenueCardProps {
  readonly venue: Venue;
  /** Miles; null when it is not known. */
  readonly distance: number | null;
  readonly onChoose: (venue: Venue) => void;
}

/**
 * A centre in the list: name, address, postcode and distance (Source: Spec, platform §2). It is drawn once: a step of the
 * radius slider only adds or takes away cards.
 */
export const VenueCard = memo(function VenueCard({ venue, distance, onChoose }: VenueCardProps) {
  const lines = [venue.address1, venue.address2, venue.postcode].filter(Boolean);
  return (
    <Card as="li" display="flex" flexDirection="column" gap="3" padding="md">
      <Stack gap="1" flex="1">
        <Heading level={4} size="md">
          {venue.name}
        </Heading>
        {lines.length > 0 && <Text tone="muted">{lines.join(', ')}</Text>}
        {distance !== null && (
          <Text size="sm" tone="strong">
            {text('finder.distance', { miles: formatMiles(distance) })}
          </Text>
        )}
      </Stack>
      {venue.displayVenueSelectionButton && (
        <Button variant="secondary" isWide onClick={() => onChoose(venue)}>
          {text('finder.choose')} <VisuallyHidden>{venue.name}</VisuallyHidden>
        </Button>
      )}
    </Card>
  );
});
