import { Heading } from '@/shared/ui/heading';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { StepBar } from '@/widgets/join-steps';
import { text } from '../../gallery-texts';

/** The numbered sections of joining, in each of their states. */
export function Sections() {
  const sharedProps = {
    isFocusedOnOpen: false,
    summary: text('gallery.stepSummary'),
    onEdit: () => undefined,
  };
  const stepBody = <Text>{text('gallery.stepText')}</Text>;
  return (
    <Stack gap="4">
      <Heading level={3}>{text('gallery.progress')}</Heading>
      <StepBar states={['done', 'done', 'current', 'waiting', 'notNeeded', 'waiting']} />
      <Section {...sharedProps} number={1} title={text('gallery.stepDone')} isOpen={false} isDone>
        {stepBody}
      </Section>
      <Section
        {...sharedProps}
        number={2}
        title={text('gallery.stepDoubtful')}
        isOpen={false}
        isDone
        hasWarning
      >
        {stepBody}
      </Section>
      <Section {...sharedProps} number={3} title={text('gallery.stepOpen')} isOpen>
        {stepBody}
      </Section>
      <Section {...sharedProps} number={4} title={text('gallery.stepWaiting')} isOpen={false}>
        {stepBody}
      </Section>
    </Stack>
  );
}
