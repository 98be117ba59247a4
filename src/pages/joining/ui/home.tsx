import { CentreFinder } from '@/features/find-centre';
import { text } from '@/shared/messages';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { START, sectionTable } from '../lib/sections';
import { finder } from '../model/home';
import { Columns } from './columns';
import { SECTION_TITLES } from './section-titles';

const SECTIONS = sectionTable(START, { hasQuestions: false, needsDirectDebit: false });

/** The first screen: the finder, and what comes after it by name. */
export function Home() {
  return (
    <Columns>
      <Stack gap="4">
        {SECTIONS.map(({ key, number, status }) => (
          <Section key={key} number={number} title={text(SECTION_TITLES[key])} isOpen={status === 'open'}>
            <CentreFinder model={finder} />
          </Section>
        ))}
      </Stack>
      {/* Stands where the summary will be; on a phone an empty one is only in the way. */}
      <Card as="aside" isRaised display={{ base: 'none', lg: 'block' }}>
        <Heading level={2} size="md" marginBottom="3">
          {text('summary.title')}
        </Heading>
        <Text tone="muted">{text('summary.empty')}</Text>
      </Card>
    </Columns>
  );
}
