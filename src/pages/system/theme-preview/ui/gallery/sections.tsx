import { Heading } from '@/shared/ui/heading';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { StepBar } from '@/widgets/join-steps';
import { text } from '../../gallery-texts';

/** The numbered sections of joining, in each of their states. */
export function Sections() {
  const shared = { isFocusedOnOpen: false, summary: text('gallery.stepSummary'), onEdit: () => undefined };
  const body = <Text>{text('gallery.stepText')}</Text>;
  return (
    <Stack gap="4">
      <Heading level={3}>{text('gallery.progress')}</Heading>
      <StepBar states={['done', 'done', 'current', 'waiting', 'notNeeded', 'waiting']} />
      <Section {...shared} number={1} title={text('gallery.stepDone')} isOpen={false} isDone>
        {body}
      </Section>
      <Section {...shared} number={2} title={text('gallery.stepDoubtful')} isOpen={false} isDone hasWarning>
        {body}
      </Section>
      <Section {...shared} number={3} title={text('gallery.stepOpen')} isOpen>
        {body}
      </Section>
      <Section {...shared} number={4} title={text('gallery.stepWaiting')} isOpen={false}>
        {body}
      </Section>
    </Stack>
  );
}
