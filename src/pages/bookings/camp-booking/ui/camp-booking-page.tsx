import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';
import { useParams } from 'react-router';
import { campPath, campsPath } from '@/entities/camp';
import { useRefreshing } from '@/features/browse-timetable';
import type { Camp } from '@/shared/api';
import { useSearchParams } from '@/shared/routes';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { type BookingStep, findStep, listSteps } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';
import { ChildrenStep } from './children-step';
import { DaysStep } from './days-step';
import { FormsStep } from './forms-step';

/** Books days of a camp in three steps: the children, their days, and the forms about them. */
export function CampBookingPage() {
  const { locationSlug = '', campSlug = '' } = useParams();
  const params = useMemo(() => ({ slug: locationSlug, campSlug }), [locationSlug, campSlug]);
  useRefreshing(useUnit(model.page.refreshRequested));
  return (
    <PageFrame
      page={model.page}
      params={params}
      isWide
      isLong
      back={{ to: campPath(locationSlug, campSlug), label: text('campBooking.back') }}
      heading={text('campBooking.headingBefore')}
      title={({ name }) => text('campBooking.heading', { camp: name })}
      loading={text('campBooking.loading')}
      skeleton={<SkeletonRows label={text('campBooking.loading')} lines={2} />}
      failed={text('campBooking.loadFailed')}
      notFound={
        <Stack gap="2" align="start">
          <span>{text('campBooking.notFound')}</span>
          <Link to={campsPath(locationSlug)} isStandalone>
            {text('campBooking.allCamps')}
          </Link>
        </Stack>
      }
    >
      {(camp) => <StepContent camp={camp} />}
    </PageFrame>
  );
}

const STEPS = {
  children: { titleKey: 'campBooking.children', Content: ChildrenStep },
  days: { titleKey: 'campBooking.days', Content: DaysStep },
  forms: { titleKey: 'campBooking.forms', Content: FormsStep },
} as const;

/** The steps, each a history entry; the choices stay in either direction. */
function StepContent({ camp }: { camp: Camp }) {
  const attendingChildren = useUnit(model.$attendingChildren);
  const [query, setQuery] = useSearchParams();
  const step = findStep(query, attendingChildren);
  const steps = listSteps(camp);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus();
    lastStep.current = step;
  }, [step]);
  const goToStep = (nextStep: BookingStep) => setQuery(nextStep === 'children' ? {} : { step: nextStep });
  const { titleKey, Content } = STEPS[step];
  return (
    <Stack gap="6">
      <Heading ref={heading} level={2} size="md" tabIndex={-1}>
        {text('campBooking.step', {
          n: steps.indexOf(step) + 1,
          all: steps.length,
          name: text(titleKey),
        })}
      </Heading>
      <Content camp={camp} onStep={goToStep} />
    </Stack>
  );
}
