import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { coursesPath } from '@/entities/course';
import { useRefreshing } from '@/features/browse-timetable';
import type { Course } from '@/shared/api';
import { useTitleNote } from '@/shared/routes';
import { Alert } from '@/shared/ui/alert';
import { BackLink } from '@/shared/ui/back-link';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { SkeletonDetail } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { bookingShown } from '@/widgets/book-place';
import * as model from '../model/course';
import { text } from '../texts';
import { ChildForm } from './child-form';
import { CourseDetail } from './course-detail';

/** One course: what it is, its sessions, what those that are left cost, and the people who can come. */
export function CoursePage() {
  const { locationSlug = '', courseId = '' } = useParams();
  const { course, failure, isLoading, ...on } = useUnit({
    course: model.$course,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    refresh: model.refreshRequested,
    retry: model.retryClicked,
    shown: bookingShown,
  });
  useEffect(() => {
    on.opened(courseId);
    return () => on.closed();
  }, [courseId, on.opened, on.closed]);
  useEffect(() => {
    on.shown();
  }, [on.shown]);
  useRefreshing(on.refresh);
  const title = course?.title ?? '';
  useTitleNote(title);
  return (
    <FocusHandover hasError={failure !== null} label={text('coursePage.heading')}>
      <Stack gap="6">
        <Stack gap="2" align="start">
          <BackLink to={coursesPath(locationSlug)}>{text('coursePage.back')}</BackLink>
          <Heading level={1}>{course ? title : text('coursePage.heading')}</Heading>
        </Stack>
        {failure && (
          <FailureAlert
            title={text('coursePage.failed')}
            notFound={text('coursePage.notFound')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => on.retry()}
          />
        )}
        {course && <Loaded key={course.id} course={course} slug={locationSlug} onChanged={on.refresh} />}
        {!course && !failure && <SkeletonDetail label={text('coursePage.loading')} />}
      </Stack>
    </FocusHandover>
  );
}

interface LoadedProps {
  readonly course: Course;
  readonly slug: string;
  readonly onChanged: () => void;
}

/** The course, or the form of one of the children. */
function Loaded({ course, slug, onChanged }: LoadedProps) {
  const [form, setForm] = useState<{ id: string; status: 'asked' | 'done' } | null>(null);
  const done = useRef<HTMLDivElement>(null);
  const attendee = course.people.find((person) => person.attendee.id === form?.id)?.attendee;
  useEffect(() => {
    if (form?.status === 'done') done.current?.focus();
  }, [form?.status]);
  if (attendee && form?.status === 'asked')
    return (
      <ChildForm
        courseId={course.id}
        attendee={attendee}
        onBack={() => setForm(null)}
        onDone={() => {
          setForm({ id: attendee.id, status: 'done' });
          onChanged();
        }}
      />
    );
  return (
    <>
      {attendee && (
        <div ref={done} tabIndex={-1}>
          <Alert status="success" isLive={false}>
            {text('coursePage.formDone', { name: attendee.name })}
          </Alert>
        </div>
      )}
      <CourseDetail course={course} slug={slug} onForm={(id) => setForm({ id, status: 'asked' })} />
    </>
  );
}
