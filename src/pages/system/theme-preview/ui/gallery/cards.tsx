import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { SummaryList } from '@/shared/ui/summary-list';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';

/** The samples of cards, without a card around them, because cards are never nested. */
export function Cards() {
  return (
    <Stack as="section" gap="3" aria-labelledby="gallery-cards">
      <Heading level={3} id="gallery-cards">
        {text('gallery.cards')}
      </Heading>
      <Card isRaised>
        <Stack gap="4">
          <Text>{text('gallery.card')}</Text>
          <SummaryList
            rows={[
              { label: text('gallery.rowLabel'), value: text('gallery.rowValue') },
              { label: text('gallery.rowTotal'), value: '£1,204.00', isStrong: true },
            ]}
          />
        </Stack>
      </Card>
      <Card isSelected>
        <Text>{text('gallery.cardSelected')}</Text>
      </Card>
    </Stack>
  );
}
