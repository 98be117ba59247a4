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
import type { ComingChild } from '../lib/plan';
import { listFormsStep, withoutDays } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';
import { AddToBasket } from './add-to-basket';
import type { StepProps } from './children-step';
import { PriceCard, Sum } from './price-card';

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
  const { coming, asked, plan, toggleSame, change } = useUnit({
    asked: model.$childIdsWithForm,
    coming: model.$attendingChildren,
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
  const needsForms = camp.formNeeded && listFormsStep(coming, asked).length > 0;
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
        <FootBar>
          <Sum camp={camp} coming={coming} />
          {isBlocked && (
            <Alert status="danger">
              <span id={errorId}>{text('campBooking.chooseDay', { name: first.person.attendee.name })}</span>
            </Alert>
          )}
          {needsForms || first ? (
            <Button
              {...(isBlocked ? { 'aria-describedby': errorId } : {})}
              onClick={() => (first ? setMissing(true) : onStep('forms'))}
            >
              {text(needsForms ? 'campBooking.continue' : 'campBooking.add')}
            </Button>
          ) : (
            <AddToBasket coming={coming} />
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

const takenBy = ({ person: { attendee, taken } }: ComingChild) => ({ name: attendee.name, taken });

/** "Leo Scenario and Mia Scenario". */
function namesOf(coming: readonly ComingChild[]): string {
  const names = coming.map(({ person }) => person.attendee.name);
  return new Intl.ListFormat('en-GB').format(names);
}
