import { Suspense, useEffect, useRef } from 'react';
import type { Course } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../texts';

// Loaded on demand, because few courses need a form and its code is large.
const CompleteChildForm = createLazyComponent(() =>
  import('@/features/complete-child-form').then((code) => code.CompleteChildForm),
);

interface ChildFormProps {
  readonly courseId: string;
  readonly attendee: Course['people'][number]['attendee'];
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** The form about a child that is needed before booking, shown instead of the course. */
export function ChildForm({ courseId, attendee: { id, name }, onDone, onBack }: ChildFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="start" maxWidth="column">
      <Card alignSelf="stretch">
        <Stack gap="4" align="stretch">
          <Stack gap="1">
            <Heading ref={heading} level={2} tabIndex={-1}>
              {text('coursePage.formOf', { name })}
            </Heading>
            <Text>{text('coursePage.formNote', { name })}</Text>
          </Stack>
          <Suspense fallback={<Spinner label={text('coursePage.formLoading')} isLabelShown />}>
            <CompleteChildForm attendeeId={id} forId={courseId} onDone={onDone} />
          </Suspense>
        </Stack>
      </Card>
      <Button variant="text" onClick={onBack}>
        {text('coursePage.formBack')}
      </Button>
    </Stack>
  );
}
