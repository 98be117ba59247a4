import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { campPath } from '@/entities/camp';
import { CampDaysFields } from '@/features/choose-camp-days';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Heading } from '@/shared/ui/heading';
import { ButtonLink } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import type { ComingChild } from '../lib/plan';
import { withoutDays } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';
import { AddToBasket } from './add-to-basket';
import type { StepProps } from './children-step';
import { PriceCard } from './price-card';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
    columnGap: { lg: '12' },
  },
});
const Side = styled('div', { base: { position: { lg: 'sticky' }, top: '4', display: 'grid', gap: '4' } });

/** The days of each child, or of all of them at once, with what they will cost. */
export function DaysStep({ camp, steps, onStep }: StepProps) {
  const { coming, plan, toggleSame, change } = useUnit({
    coming: model.$coming,
    plan: model.$plan,
    toggleSame: model.sameToggled,
    change: model.daysChanged,
  });
  const [isMissing, setMissing] = useState(false);
  const errorId = useId();
  const missing = withoutDays(coming);
  const [first] = missing;
  const isSame = plan.isSame && coming.length > 1;
  const shown = isSame ? coming.slice(0, 1) : coming;
  const isWaiting = camp.waitingList.mine.length > 0;
  const nextStep = steps.includes('forms');
  const isBlocked = isMissing && first !== undefined;
  return (
    <Columns>
      <Stack gap="6">
        {coming.length > 1 && (
          <Checkbox isChecked={plan.isSame} onCheckedChange={(wanted) => toggleSame(wanted)}>
            {text('campBooking.same')}
          </Checkbox>
        )}
        {shown.map((child) => {
          const childId = child.person.attendee.id;
          const name = isSame ? namesOf(coming) : child.person.attendee.name;
          return (
            <Stack key={childId} gap="3">
              <Heading level={3}>{text('campBooking.daysOf', { name })}</Heading>
              <CampDaysFields
                camp={camp}
                name={shown.length > 1 ? name : ''}
                chosen={child.chosen}
                taken={isSame ? coming.flatMap(({ person }) => person.taken) : child.person.taken}
                takenBy={isSame ? coming.map(takenBy) : []}
                onChange={(chosen) => change({ childId, chosen })}
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
        <PriceCard camp={camp} coming={coming} />
        {isBlocked && (
          <Alert status="danger">
            <span id={errorId}>{text('campBooking.chooseDay', { name: first.person.attendee.name })}</span>
          </Alert>
        )}
        {nextStep || first ? (
          <Button
            {...(isBlocked ? { 'aria-describedby': errorId } : {})}
            onClick={() => (first ? setMissing(true) : onStep('forms'))}
          >
            {text(nextStep ? 'campBooking.continue' : 'campBooking.add')}
          </Button>
        ) : (
          <AddToBasket coming={coming} />
        )}
        <Button variant="text" onClick={() => onStep('children')}>
          {text('campBooking.previous')}
        </Button>
      </Side>
    </Columns>
  );
}

const takenBy = ({ person: { attendee, taken } }: ComingChild) => ({ name: attendee.name, taken });

/** "Leo Scenario and Mia Scenario". */
function namesOf(coming: readonly ComingChild[]): string {
  const names = coming.map(({ person }) => person.attendee.name);
  return new Intl.ListFormat('en-GB').format(names);
}
