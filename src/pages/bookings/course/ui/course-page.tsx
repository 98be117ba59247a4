import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { coursesPath } from '@/entities/course';
import { useRefreshing } from '@/features/browse-timetable';
import type { Course } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { PageFrame } from '@/shared/ui/page-frame';
import { SkeletonDetail } from '@/shared/ui/skeleton';
import { page } from '../model/course';
import { text } from '../texts';
import { ChildForm } from './child-form';
import { CourseDetail } from './course-detail';

/** The page of a course: its description, sessions, the price of the remaining ones, and who can come. */
export function CoursePage() {
  const { locationSlug = '', courseId = '' } = useParams();
  const refresh = useUnit(page.refreshRequested);
  useRefreshing(refresh);
  return (
    <PageFrame
      page={page}
      params={courseId}
      isWide
      back={{ to: coursesPath(locationSlug), label: text('coursePage.back') }}
      heading={text('coursePage.heading')}
      title={({ title }) => title}
      loading={text('coursePage.loading')}
      skeleton={<SkeletonDetail label={text('coursePage.loading')} />}
      failed={text('coursePage.loadFailed')}
      notFound={text('coursePage.notFound')}
    >
      {(course) => <CourseContent key={course.id} course={course} slug={locationSlug} onChanged={refresh} />}
    </PageFrame>
  );
}

interface CourseContentProps {
  readonly course: Course;
  readonly slug: string;
  readonly onChanged: () => void;
}

/** The course, or the form of a child. */
function CourseContent({ course, slug, onChanged }: CourseContentProps) {
  const [childForm, setChildForm] = useState<{ id: string; status: 'open' | 'done' } | null>(null);
  const confirmationRef = useRef<HTMLDivElement>(null);
  const attendee = course.people.find((person) => person.attendee.id === childForm?.id)?.attendee;
  useEffect(() => {
    if (childForm?.status === 'done') confirmationRef.current?.focus();
  }, [childForm?.status]);
  if (attendee && childForm?.status === 'open')
    return (
      <ChildForm
        courseId={course.id}
        attendee={attendee}
        onBack={() => setChildForm(null)}
        onDone={() => {
          setChildForm({ id: attendee.id, status: 'done' });
          onChanged();
        }}
      />
    );
  return (
    <>
      {attendee && (
        <div ref={confirmationRef} tabIndex={-1}>
          <Alert status="success" isLive={false}>
            {text('coursePage.formDone', { name: attendee.name })}
          </Alert>
        </div>
      )}
      <CourseDetail course={course} slug={slug} onForm={(id) => setChildForm({ id, status: 'open' })} />
    </>
  );
}
