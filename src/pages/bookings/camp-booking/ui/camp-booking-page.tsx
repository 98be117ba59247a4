import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { campPath, campsPath } from '@/entities/camp';
import { useRefreshing } from '@/features/browse-timetable';
import { type ApiFailure, type Camp, failureText } from '@/shared/api';
import { useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { BackLink } from '@/shared/ui/back-link';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { SkeletonRows } from '@/shared/ui/skeleton-rows';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { type Step, stepIn, stepsFor } from '../lib/steps';
import * as model from '../model/camp-booking';
import { text } from '../texts';
import { ChildrenStep } from './children-step';
import { DaysStep } from './days-step';
import { FormsStep } from './forms-step';

const NOT_FOUND = 404;

/** Books days of a camp in three steps: the children, their days, and what the operator has to know about them. */
export function CampBookingPage() {
  const { locationSlug = '', campSlug = '' } = useParams();
  const { camp, failure, isLoading, ...on } = useUnit({
    camp: model.$camp,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    refresh: model.refreshRequested,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened({ slug: locationSlug, campSlug });
    return () => on.closed();
  }, [locationSlug, campSlug, on.opened, on.closed]);
  useRefreshing(on.refresh);
  const title = camp ? text('campBooking.heading', { camp: camp.name }) : '';
  useTitleNote(title);
  return (
    <FocusHandover hasError={failure !== null} label={text('campBooking.headingBefore')}>
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={campPath(locationSlug, campSlug)}>{text('campBooking.back')}</BackLink>
          <Heading level={1}>{camp ? title : text('campBooking.headingBefore')}</Heading>
        </Stack>
        {failure && (
          <Failed failure={failure} slug={locationSlug} isBusy={isLoading} onRetry={() => on.retry()} />
        )}
        {camp && <Steps camp={camp} />}
        {!camp && !failure && <SkeletonRows label={text('campBooking.loading')} lines={2} />}
      </Stack>
    </FocusHandover>
  );
}

const STEPS = {
  children: { name: 'campBooking.children', Content: ChildrenStep },
  days: { name: 'campBooking.days', Content: DaysStep },
  forms: { name: 'campBooking.forms', Content: FormsStep },
} as const;

/** Each step is an entry of the history; what was chosen stays whichever way one goes. */
function Steps({ camp }: { camp: Camp }) {
  const { coming, asked } = useUnit({ coming: model.$coming, asked: model.$askedForms });
  const [query, setQuery] = useSearchParams();
  const step = stepIn(query, coming);
  const steps = stepsFor(coming, camp, asked);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  const go = (to: Step) => setQuery(to === 'children' ? {} : { step: to });
  const { name, Content } = STEPS[step];
  return (
    <Stack gap="6">
      <Heading ref={heading} level={2} tabIndex={-1}>
        {text('campBooking.step', {
          n: steps.indexOf(step) + 1,
          all: steps.length,
          name: text(name),
        })}
      </Heading>
      <Content camp={camp} steps={steps} onStep={go} />
    </Stack>
  );
}

interface FailedProps {
  readonly failure: ApiFailure;
  readonly slug: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

function Failed({ failure, slug, isBusy, onRetry }: FailedProps) {
  if (failure.kind === 'http' && failure.status === NOT_FOUND)
    return (
      <Alert status="warning" title={text('campBooking.notFound')}>
        <Link to={campsPath(slug)} isStandalone>
          {text('campBooking.allCamps')}
        </Link>
      </Alert>
    );
  return (
    <Alert status="danger" title={text('campBooking.failed')}>
      <Stack gap="2" align="start">
        <Text>{failureText(failure)}</Text>
        <Button variant="text" isBusy={isBusy} onClick={onRetry}>
          {uiText('form.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}
