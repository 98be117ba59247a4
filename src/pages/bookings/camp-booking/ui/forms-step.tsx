import { useUnit } from 'effector-react';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { CompleteChildForm } from '@/features/complete-child-form';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { listChildrenWithForm } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';
import { AddToBasket } from './add-to-basket';
import type { StepProps } from './children-step';

/** The forms about the children, one after another; then the items are added to the basket. */
export function FormsStep({ camp, onStep }: StepProps) {
  const { attendingChildren, childIdsWithForm, reportCompleted, addToBasket } = useUnit({
    attendingChildren: model.$attendingChildren,
    childIdsWithForm: model.$childIdsWithForm,
    reportCompleted: model.formCompleted,
    addToBasket: model.addClicked,
  });
  const childrenWithForm = listChildrenWithForm(attendingChildren, childIdsWithForm);
  const [currentChild, nextChild] = childrenWithForm.flatMap(({ person }) =>
    person.needsForm ? [person.attendee] : [],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const lastChildId = useRef(currentChild?.id);
  useEffect(() => {
    // Focuses the heading, because the completed form has disappeared.
    if (lastChildId.current !== currentChild?.id) heading.current?.focus();
    lastChildId.current = currentChild?.id;
  }, [currentChild?.id]);
  return (
    <Stack gap="6" align="stretch" maxWidth="column">
      {childrenWithForm
        .filter(({ person }) => !person.needsForm)
        .map(({ person: { attendee } }) => (
          <Stack key={attendee.id} direction="row" gap="2" align="center" flexWrap="nowrap">
            <Icon of={Check} />
            <Text role="status">{text('campBooking.formDone', { name: attendee.name })}</Text>
          </Stack>
        ))}
      {currentChild && (
        <Card>
          <Stack gap="4" align="stretch">
            <Stack gap="1">
              <Heading ref={heading} level={3} tabIndex={-1}>
                {text('campBooking.formOf', { name: currentChild.name })}
              </Heading>
              <Text>{text('campBooking.formNote', { name: currentChild.name })}</Text>
            </Stack>
            <CompleteChildForm
              key={currentChild.id}
              attendeeId={currentChild.id}
              forId={camp.id}
              saveLabel={nextChild ? undefined : text('campBooking.saveAndAdd')}
              onDone={() => {
                reportCompleted(currentChild.id);
                if (!nextChild) addToBasket();
              }}
            />
          </Stack>
        </Card>
      )}
      <Stack gap="3" align="start">
        {!currentChild && <AddToBasket attendingChildren={attendingChildren} />}
        <Button variant="text" onClick={() => onStep('days')}>
          {text('campBooking.previous')}
        </Button>
      </Stack>
    </Stack>
  );
}
