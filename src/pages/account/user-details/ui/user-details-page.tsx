import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AskBeforeLeaving } from '@/shared/ui/ask-before-leaving';
import { FailureAlert } from '@/shared/ui/failure-alert';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Heading } from '@/shared/ui/heading';
import { Spinner } from '@/shared/ui/spinner';
import { StableStack } from '@/shared/ui/stable-stack';
import { Stack } from '@/shared/ui/stack';
import { isPreferences } from '../lib/section-rows';
import * as model from '../model/details';
import { $hasUnsaved, closed, opened } from '../model/open-part';
import { text } from '../texts';
import { DetailsSection } from './details-section';
import { PasswordSection } from './password-section';
import { PeopleSection } from './people-section';
import { PhotoSection } from './photo-section';

/** What the operator knows of the customer, and what the customer changes about it. */
export function UserDetailsPage() {
  const { hasUnsaved, ...on } = useUnit({ hasUnsaved: $hasUnsaved, opened, closed });
  useEffect(() => {
    on.opened();
    return () => on.closed();
  }, [on.opened, on.closed]);
  return (
    <AskBeforeLeaving isUnsaved={hasUnsaved}>
      <StableStack maxWidth="column">
        <Heading level={1}>{text('details.heading')}</Heading>
        <Details />
        <PeopleSection />
        <PhotoSection />
        <PasswordSection />
      </StableStack>
    </AskBeforeLeaving>
  );
}

function Details() {
  const { details, failure, isLoading, retry } = useUnit({
    details: model.$details,
    failure: model.$failure,
    isLoading: model.$isLoading,
    retry: model.retryClicked,
  });
  const sections = (details?.sections ?? []).map((section, place) => ({ section, place }));
  const inOrder = [
    ...sections.filter(({ section }) => !isPreferences(section)),
    ...sections.filter(({ section }) => isPreferences(section)),
  ];
  return (
    <FocusHandover hasError={failure !== null} label={text('details.heading')}>
      <Stack gap="6">
        {failure && !details && (
          <FailureAlert
            title={text('details.failed')}
            failure={failure}
            isBusy={isLoading}
            onRetry={() => retry()}
          />
        )}
        {inOrder.map(({ section, place }) => (
          <DetailsSection key={place} section={section} place={place} />
        ))}
        {!details && !failure && <Spinner label={text('details.loading')} isLabelShown />}
      </Stack>
    </FocusHandover>
  );
}
