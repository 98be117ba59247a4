import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { failureText } from '@/shared/api';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { FocusHandover } from '@/shared/ui/focus-handover';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { CentreHeader } from '@/widgets/centre-tabs';
import * as model from '../model/activities';
import { text } from '../texts';
import { ActivityList } from './activity-list';

/** What can be done at a centre, by category. */
export function ActivitiesPage() {
  const { locationSlug = '' } = useParams();
  const { data, failure, isLoading, ...on } = useUnit({
    data: model.$data,
    failure: model.$failure,
    isLoading: model.$isLoading,
    opened: model.opened,
    closed: model.closed,
    retry: model.retryClicked,
  });
  useEffect(() => {
    on.opened(locationSlug);
    return () => on.closed();
  }, [locationSlug, on.opened, on.closed]);
  return (
    <Stack gap="6">
      <CentreHeader
        title={text('activities.title')}
        slug={locationSlug}
        venueName={data?.venueName ?? null}
      />
      <FocusHandover hasError={failure !== null} label={text('activities.title')}>
        {failure && (
          <Alert status="danger" title={text('activities.failed')}>
            <Stack gap="2" align="start">
              <Text>{failureText(failure)}</Text>
              <Button variant="text" isBusy={isLoading} onClick={() => on.retry()}>
                {uiText('form.tryAgain')}
              </Button>
            </Stack>
          </Alert>
        )}
        {data && <ActivityList slug={locationSlug} activities={data.activities} />}
        {!data && !failure && <Spinner label={text('activities.loading')} isLabelShown />}
      </FocusHandover>
    </Stack>
  );
}
