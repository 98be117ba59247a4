import { useUnit } from 'effector-react';
import Check from 'lucide-react/icons/check';
import { useId, useState } from 'react';
import { campPath } from '@/entities/camp';
import { CampDaysFields } from '@/features/choose-camp-days';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { FootBar } from '@/shared/ui/foot-bar';
import { Heading } from '@/shared/ui/heading';
import { Icon } from '@/shared/ui/icon';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { AttendingChild } from '../lib/plan';
import { listChildrenWithForm, listChildrenWithoutDays } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';
import { AddToBasket } from './add-to-basket';
import type { StepProps } from './children-step';
import { PriceCard, TotalBar } from './price-card';

const Columns = styled('div', {
  base: {
    // One column uses flex: inside a grid cell the bar with the button could not stick to the lower edge.
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    // A kiosk's text is larger, so that its columns do not fit beside each other.
    flexWrap: { lg: 'wrap' },
    gap: '6',
    alignItems: { base: 'stretch', lg: 'start' },
    columnGap: { lg: '12' },
    '& > :first-child': { flex: { lg: '3 1 34rem' }, minWidth: '0' },
  },
});
const Side = styled('div', {
  base: {
    display: { base: 'contents', lg: 'grid' },
    flex: { lg: '1 1 22rem' },
    position: { lg: 'sticky' },
    top: '4',
    gap: '4',
  },
});

/** Asks for the days of each child, or of all at once, and shows the price. */
export function DaysStep({ camp, onStep }: StepProps) {
  const { attendingChildren, childIdsWithForm, plan, toggleSameDays, changeDays } = useUnit({
    childIdsWithForm: model.$childIdsWithForm,
    attendingChildren: model.$attendingChildren,
    plan: model.$plan,
    toggleSameDays: model.sameDaysToggled,
    changeDays: model.daysChanged,
  });
  const [areDaysMissing, setDaysMissing] = useState(false);
  const errorId = useId();
  const childrenWithoutDays = listChildrenWithoutDays(attendingChildren);
  const [firstChildWithoutDays] = childrenWithoutDays;
  const isSame = plan.isSame && attendingChildren.length > 1;
  const shownChildren = isSame ? attendingChildren.slice(0, 1) : attendingChildren;
  const isWaiting = camp.waitingList.mine.length > 0;
  const needsForms = camp.formNeeded && listChildrenWithForm(attendingChildren, childIdsWithForm).length > 0;
  const isBlocked = areDaysMissing && firstChildWithoutDays !== undefined;
  return (
    <Columns>
      <Stack gap="6">
        {attendingChildren.length > 1 && (
          <Checkbox isChecked={plan.isSame} onCheckedChange={(isSame) => toggleSameDays(isSame)}>
            {text('campBooking.same')}
          </Checkbox>
        )}
        {shownChildren.map((child) => {
          const childId = child.person.attendee.id;
          const childNames = isSame ? formatNames(attendingChildren) : child.person.attendee.name;
          return (
            <Stack key={childId} gap="3">
              <Heading level={3}>{text('campBooking.daysOf', { name: childNames })}</Heading>
              <CampDaysFields
                camp={camp}
                childName={shownChildren.length > 1 ? childNames : ''}
                chosenDays={child.chosenDays}
                bookedDays={
                  isSame ? attendingChildren.flatMap(({ person }) => person.taken) : child.person.taken
                }
                childrenBookedDays={isSame ? attendingChildren.map(toBookedDays) : []}
                onChange={(chosenDays) => changeDays({ childId, chosenDays })}
              />
            </Stack>
          );
        })}
        {(camp.waitingList.isOpen || isWaiting) && (
          <ButtonLink variant="text" to={campPath(camp.venue.slug, camp.slug)}>
            {text(isWaiting ? 'campBooking.waiting' : 'campBooking.wait')}
          </ButtonLink>
        )}
      </Stack>
      <Side>
        <PriceCard camp={camp} attendingChildren={attendingChildren} />
        <FootBar>
          <TotalBar camp={camp} attendingChildren={attendingChildren} />
          {isBlocked && (
            <Alert status="danger">
              <span id={errorId}>
                {text('campBooking.chooseDay', { name: firstChildWithoutDays.person.attendee.name })}
              </span>
            </Alert>
          )}
          {needsForms || firstChildWithoutDays ? (
            <Button
              {...(isBlocked ? { 'aria-describedby': errorId } : {})}
              onClick={() => (firstChildWithoutDays ? setDaysMissing(true) : onStep('forms'))}
            >
              {text(needsForms ? 'campBooking.continue' : 'campBooking.add')}
            </Button>
          ) : (
            <AddToBasket attendingChildren={attendingChildren} />
          )}
        </FootBar>
        {camp.formNeeded && !needsForms && (
          <Stack direction="row" gap="2" align="center" flexWrap="nowrap">
            <Icon of={Check} />
            <Text size="sm">{text('campBooking.formsDone')}</Text>
          </Stack>
        )}
        <Button variant="text" alignSelf="start" onClick={() => onStep('children')}>
          {text('campBooking.previous')}
        </Button>
      </Side>
    </Columns>
  );
}

const toBookedDays = ({ person: { attendee, taken } }: AttendingChild) => ({
  name: attendee.name,
  bookedDays: taken,
});

/** "Leo Scenario and Mia Scenario". */
function formatNames(attendingChildren: readonly AttendingChild[]): string {
  const names = attendingChildren.map(({ person }) => person.attendee.name);
  return new Intl.ListFormat('en-GB').format(names);
}
