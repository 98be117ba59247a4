import { allSettled, type Scope } from 'effector';
import { $isSaving, formModel, toSectionPartKey } from '@/pages/account/user-details/model/details';
import * as adults from '@/pages/account/user-details/model/invitations';
import { $openPartKey, changeClicked } from '@/pages/account/user-details/model/open-part';
import { opened } from '@/pages/account/user-details/model/page';
import * as password from '@/pages/account/user-details/model/password';
import * as people from '@/pages/account/user-details/model/people';
import * as photo from '@/pages/account/user-details/model/photo';
import { describeFailure } from '@/shared/api';
import { toFieldKey } from '@/shared/forms';
import { buildAdultInvitation, buildAttendee } from '../fixtures/attendees.ts';
import type { TestedCall } from './call.ts';
import type { Visit } from './visit.ts';

const CHILD = buildAttendee();
const INVITATION = buildAdultInvitation();
const INVITATIONS_ENDPOINT = 'GET /api/activities/attendee-invitations';
const NEW_FIRST_NAME = { [toFieldKey('first_name')]: 'Samuel' };
const PASSWORD_CHANGE = {
  current_password: 'Swim-2026!',
  password: 'Dive-2027!',
  password_confirmation: 'Dive-2027!',
};

const openDetails = ({ scope }: Visit) => allSettled(opened, { scope, params: null });
const openDetailsPart = (part: string) => async (visit: Visit) => {
  await openDetails(visit);
  await allSettled(changeClicked, { scope: visit.scope, params: part });
};
const isEveryPartClosed = ({ scope }: Visit) => scope.getState($openPartKey) === null;
const listFormMessages = ({
  '': formMessages = [],
  ...fieldMessages
}: Readonly<Record<string, readonly string[]>>) => [...formMessages, ...Object.values(fieldMessages).flat()];
const listFailureMessages = (scope: Scope, $failure: typeof people.$failure) => {
  const failure = scope.getState($failure);
  return [failure && describeFailure(failure)];
};

/** The calls of My details, besides those of the form. */
export const detailsCalls: readonly TestedCall[] = [
  {
    name: 'changed details',
    endpoint: 'PUT /api/my-account/user/update',
    isCustomer: true,
    async prepare(visit) {
      await openDetailsPart(toSectionPartKey(0))(visit);
      await allSettled(formModel.valuesChanged, { scope: visit.scope, params: NEW_FIRST_NAME });
    },
    makeCall: ({ scope }) => allSettled(formModel.submitted, { scope, params: NEW_FIRST_NAME }),
    isBusy: (scope) => scope.getState($isSaving),
    listMessages: (scope) => listFormMessages(scope.getState(formModel.$errors)),
    readStateToKeep: (scope) => scope.getState(formModel.$values),
    retry: ({ scope }) => allSettled(formModel.submitted, { scope, params: NEW_FIRST_NAME }),
    isDone: isEveryPartClosed,
  },
  {
    name: 'a new password',
    endpoint: 'PUT /api/my-account/password',
    isCustomer: true,
    async prepare(visit) {
      await openDetailsPart(password.PASSWORD_PART_KEY)(visit);
      await allSettled(password.formModel.valuesChanged, { scope: visit.scope, params: PASSWORD_CHANGE });
    },
    makeCall: ({ scope }) => allSettled(password.formModel.submitted, { scope, params: PASSWORD_CHANGE }),
    isBusy: (scope) => scope.getState(password.$isSaving),
    listMessages: (scope) => listFormMessages(scope.getState(password.formModel.$errors)),
    readStateToKeep: (scope) => scope.getState(password.formModel.$values),
    retry: ({ scope }) => allSettled(password.formModel.submitted, { scope, params: PASSWORD_CHANGE }),
    isDone: isEveryPartClosed,
  },
  {
    name: 'the photo',
    endpoint: 'GET /api/my-account/photo',
    isCustomer: true,
    makeCall: openDetails,
    isBusy: (scope) => scope.getState(photo.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, photo.$loadFailure),
    retry: ({ scope }) => allSettled(photo.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(photo.$isLoaded),
  },
  {
    name: 'a new photo',
    endpoint: 'PUT /api/my-account/photo',
    isCustomer: true,
    async prepare(visit) {
      await openDetailsPart(photo.PHOTO_PART_KEY)(visit);
      await allSettled(photo.fileChosen, { scope: visit.scope, params: new File(['x'], 'me.png') });
    },
    makeCall: ({ scope }) => allSettled(photo.saveClicked, { scope }),
    isBusy: (scope) => scope.getState(photo.$isSaving),
    listMessages: (scope) => [scope.getState(photo.$refusal)?.message],
    readStateToKeep: (scope) => scope.getState(photo.$encodedPhoto),
    retry: ({ scope }) => allSettled(photo.saveClicked, { scope }),
    isDone: isEveryPartClosed,
  },
  {
    name: 'a photo that is removed',
    endpoint: 'DELETE /api/my-account/photo',
    isCustomer: true,
    prepare: openDetails,
    makeCall: ({ scope }) => allSettled(photo.removeClicked, { scope }),
    isBusy: (scope) => scope.getState(photo.$isRemoving),
    listMessages: (scope) => [scope.getState(photo.$refusal)?.message],
    retry: ({ scope }) => allSettled(photo.removeClicked, { scope }),
    isDone: ({ scope }) => scope.getState(photo.$photoImage) === null,
  },
  {
    name: 'the people',
    endpoint: 'GET /api/activities/attendees',
    isCustomer: true,
    makeCall: openDetails,
    isBusy: (scope) => scope.getState(people.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, people.$failure),
    retry: ({ scope }) => allSettled(people.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(people.$people)?.length === 1,
  },
  {
    name: 'a child who is removed',
    endpoint: `DELETE /api/activities/attendees/${CHILD.id}`,
    isCustomer: true,
    async prepare(visit) {
      await openDetails(visit);
      const [child] = visit.scope.getState(people.$people) ?? [];
      if (child) await allSettled(people.removeClicked, { scope: visit.scope, params: child });
    },
    makeCall: ({ scope }) => allSettled(people.removeConfirmed, { scope }),
    isBusy: (scope) => scope.getState(people.$isRemoving),
    listMessages: (scope) => [scope.getState(people.$refusal)],
    retry: ({ scope }) => allSettled(people.removeConfirmed, { scope }),
    isDone: ({ scope }) => scope.getState(people.$openDialog) === null,
    succeedsWith: 'anything',
    successStatus: 404,
  },
  {
    name: 'the invitations of adults',
    endpoint: INVITATIONS_ENDPOINT,
    isCustomer: true,
    makeCall: openDetails,
    isBusy: (scope) => scope.getState(adults.$isLoading),
    listMessages: (scope) => listFailureMessages(scope, adults.$failure),
    retry: ({ scope }) => allSettled(adults.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(adults.$invitations)?.length === 1,
  },
  {
    name: 'an invitation of an adult',
    endpoint: 'POST /api/activities/attendees/invite',
    isCustomer: true,
    async prepare(visit) {
      await openDetails(visit);
      await allSettled(adults.emailTyped, { scope: visit.scope, params: 'alex@example.com' });
    },
    makeCall: ({ scope }) => allSettled(adults.inviteClicked, { scope }),
    isBusy: (scope) => scope.getState(adults.$isInviting),
    listMessages: (scope) => [scope.getState(adults.$emailError)],
    readStateToKeep: (scope) => scope.getState(adults.$email),
    retry: ({ scope }) => allSettled(adults.inviteClicked, { scope }),
    isDone: ({ scope }) => scope.getState(adults.$email) === '',
  },
  {
    name: 'an invitation that is accepted',
    endpoint: `POST /api/activities/attendee-invitations/${INVITATION.id}/accept`,
    isCustomer: true,
    prepare: openDetails,
    makeCall: ({ scope }) => allSettled(adults.acceptInvitationClicked, { scope, params: INVITATION.id }),
    isBusy: (scope) => scope.getState(adults.$busyInvitationId) !== null,
    listMessages: (scope) => [scope.getState(adults.$refusal)?.message],
    retry: ({ scope }) => allSettled(adults.acceptInvitationClicked, { scope, params: INVITATION.id }),
    isDone: ({ scope }) => scope.getState(adults.$refusal) === null,
  },
  {
    name: 'an invitation that is ended',
    endpoint: `DELETE /api/activities/attendee-invitations/${INVITATION.id}`,
    isCustomer: true,
    prepare: openDetails,
    makeCall: ({ scope }) => allSettled(adults.endInvitationClicked, { scope, params: INVITATION.id }),
    isBusy: (scope) => scope.getState(adults.$busyInvitationId) !== null,
    listMessages: (scope) => [scope.getState(adults.$refusal)?.message],
    retry: ({ scope }) => allSettled(adults.endInvitationClicked, { scope, params: INVITATION.id }),
    isDone: ({ scope }) => scope.getState(adults.$refusal) === null,
    succeedsWith: 'anything',
  },
];
