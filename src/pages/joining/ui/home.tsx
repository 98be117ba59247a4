import { CentreFinder } from '@/features/find-centre';

import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { START, sectionTable } from '../lib/sections';
import { finder } from '../model/home';
import { SECTION_TITLES } from './section-titles';

const SECTIONS = sectionTable(START, { hasQuestions: false, needsDirectDebit: false });

/** The first screen: the finder, and what comes after it by name. */
export function Home() {
  return (
    <Stack gap="4">
      {SECTIONS.map(({ key, number, status }) => (
        <Section key={key} number={number} title={SECTION_TITLES[key]} isOpen={status === 'open'}>
          <CentreFinder model={finder} />
        </Section>
      ))}
    </Stack>
  );
}
