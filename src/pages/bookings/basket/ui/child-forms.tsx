import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { bookings } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { createLazyComponent } from '@/shared/ui/lazy-component';
import { ButtonLink } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { NeededForm } from '../lib/child-forms';
import { formCompleted } from '../model/child-forms';
import { text } from '../texts';

// Loaded on demand, because the form is seldom needed and its code is large.
const CompleteChildForm = createLazyComponent(() =>
  import('@/features/complete-child-form').then((code) => code.CompleteChildForm),
);

/** The expired child forms in the basket, each with a link to it. */
export function ChildForms({ forms }: { forms: readonly NeededForm[] }) {
  if (forms.length === 0) return null;
  return (
    <Card>
      <Stack gap="3" align="start">
        <Heading level={2} size="sm">
          {text('forms.heading')}
        </Heading>
        {forms.map(({ itemId, itemName, attendeeName }) => (
          <Stack key={itemId} gap="1" align="start">
            <Text>{text('forms.needed', { name: attendeeName, item: itemName })}</Text>
            <ButtonLink variant="secondary" to={`${bookings.basket}?form=${encodeURIComponent(itemId)}`}>
              {text('forms.fillIn', { name: attendeeName })}
            </ButtonLink>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

interface ChildFormProps {
  readonly form: NeededForm;
  readonly onBack: () => void;
}

/** The form of a child, shown instead of the basket. */
export function ChildForm({ form: { attendeeId, attendeeName, forId }, onBack }: ChildFormProps) {
  const reportCompleted = useUnit(formCompleted);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="4" align="start">
      <Card>
        <Stack gap="4" align="stretch">
          <Heading ref={heading} level={1} size="lg" tabIndex={-1}>
            {text('forms.of', { name: attendeeName })}
          </Heading>
          <Suspense fallback={<Spinner label={text('forms.loading')} isLabelShown />}>
            <CompleteChildForm
              attendeeId={attendeeId}
              forId={forId}
              onDone={() => {
                reportCompleted(attendeeName);
                onBack();
              }}
            />
          </Suspense>
        </Stack>
      </Card>
      <Button variant="text" onClick={onBack}>
        {text('forms.back')}
      </Button>
    </Stack>
  );
}
