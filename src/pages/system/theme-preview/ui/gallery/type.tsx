import { Heading } from '@/shared/ui/heading';
import { Price } from '@/shared/ui/price';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';
import { SampleGroup } from './part';

export function Typography() {
  return (
    <SampleGroup title={text('gallery.type')}>
      <Stack gap="3">
        <Heading level={4} size="xl">
          {text('gallery.pageTitle')}
        </Heading>
        <Heading level={4} size="lg">
          {text('gallery.sectionTitle')}
        </Heading>
        <Heading level={4} size="md">
          {text('gallery.heading3')}
        </Heading>
        <Heading level={4}>{text('gallery.heading4')}</Heading>
      </Stack>
      <Stack gap="2">
        <Text size="lg">{text('gallery.textLarge')}</Text>
        <Text>{text('gallery.text')}</Text>
        <Text size="sm">{text('gallery.textSmall')}</Text>
        <Text tone="muted">{text('gallery.textMuted')}</Text>
        <Text tone="danger">{text('gallery.textDanger')}</Text>
      </Stack>
      <Stack direction="row" gap="6" align="end">
        <Price amount="£36.50" per={text('gallery.perMonth')} />
        <Price amount="£1,204.00" size="md" />
      </Stack>
    </SampleGroup>
  );
}
