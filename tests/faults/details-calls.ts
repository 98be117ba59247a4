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
import type { Call } from './call.ts';
import type { Visit } from './visit.ts';

const CHILD = buildAttendee();
const INVITATION = buildAdultInvitation();
const INVITATIONS = 'GET /api/activities/attendee-invitations';
const NAME = { [toFieldKey('first_name')]: 'Samuel' };
const PASSWORDS = {
  current_password: 'Swim-2026!',
  password: 'Dive-2027!',
  password_confirmation: 'Dive-2027!',
};

const open = ({ scope }: Visit) => allSettled(opened, { scope, params: null });
const change = (part: string) => async (visit: Visit) => {
  await open(visit);
  await allSettled(changeClicked, { scope: visit.scope, params: part });
};
const isClosed = ({ scope }: Visit) => scope.getState($openPartKey) === null;
const listMessages = ({
  '': wholeMessages = [],
  ...byField
}: Readonly<Record<string, readonly string[]>>) => [...wholeMessages, ...Object.values(byField).flat()];
const failureIn = (scope: Scope, $failure: typeof people.$failure) => {
  const failure = scope.getState($failure);
  return [failure && describeFailure(failure)];
};

/** The calls of My details, besides those of the form. */
export const detailsCalls: readonly Call[] = [
  {
    name: 'changed details',
    call: 'PUT /api/my-account/user/update',
    isCustomer: true,
    async reach(visit) {
      await change(toSectionPartKey(0))(visit);
      await allSettled(formModel.valuesChanged, { scope: visit.scope, params: NAME });
    },
    act: ({ scope }) => allSettled(formModel.submitted, { scope, params: NAME }),
    isBusy: (scope) => scope.getState($isSaving),
    messages: (scope) => listMessages(scope.getState(formModel.$errors)),
    listTyped: (scope) => scope.getState(formModel.$values),
    retry: ({ scope }) => allSettled(formModel.submitted, { scope, params: NAME }),
    isDone: isClosed,
  },
  {
    name: 'a new password',
    call: 'PUT /api/my-account/password',
    isCustomer: true,
    async reach(visit) {
      await change(password.PASSWORD_PART_KEY)(visit);
      await allSettled(password.formModel.valuesChanged, { scope: visit.scope, params: PASSWORDS });
    },
    act: ({ scope }) => allSettled(password.formModel.submitted, { scope, params: PASSWORDS }),
    isBusy: (scope) => scope.getState(password.$isSaving),
    messages: (scope) => listMessages(scope.getState(password.formModel.$errors)),
    listTyped: (scope) => scope.getState(password.formModel.$values),
    retry: ({ scope }) => allSettled(password.formModel.submitted, { scope, params: PASSWORDS }),
    isDone: isClosed,
  },
  {
    name: 'the photo',
    call: 'GET /api/my-account/photo',
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(photo.$isLoading),
    messages: (scope) => failureIn(scope, photo.$loadFailure),
    retry: ({ scope }) => allSettled(photo.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(photo.$isLoaded),
  },
  {
    name: 'a new photo',
    call: 'PUT /api/my-account/photo',
    isCustomer: true,
    async reach(visit) {
      await change(photo.PHOTO_PART_KEY)(visit);
      await allSettled(photo.fileChosen, { scope: visit.scope, params: new File(['x'], 'me.png') });
    },
    act: ({ scope }) => allSettled(photo.saveClicked, { scope }),
    isBusy: (scope) => scope.getState(photo.$isSaving),
    messages: (scope) => [scope.getState(photo.$refusal)?.message],
    listTyped: (scope) => scope.getState(photo.$encodedPhoto),
    retry: ({ scope }) => allSettled(photo.saveClicked, { scope }),
    isDone: isClosed,
  },
  {
    name: 'a photo that is removed',
    call: 'DELETE /api/my-account/photo',
    isCustomer: true,
    reach: open,
    act: ({ scope }) => allSettled(photo.removeClicked, { scope }),
    isBusy: (scope) => scope.getState(photo.$isRemoving),
    messages: (scope) => [scope.getState(photo.$refusal)?.message],
    retry: ({ scope }) => allSettled(photo.removeClicked, { scope }),
    isDone: ({ scope }) => scope.getState(photo.$photoImage) === null,
  },
  {
    name: 'the people',
    call: 'GET /api/activities/attendees',
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(people.$isLoading),
    messages: (scope) => failureIn(scope, people.$failure),
    retry: ({ scope }) => allSettled(people.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(people.$people)?.length === 1,
  },
  {
    name: 'a child who is removed',
    call: `DELETE /api/activities/attendees/${CHILD.id}`,
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      const [child] = visit.scope.getState(people.$people) ?? [];
      if (child) await allSettled(people.removeClicked, { scope: visit.scope, params: child });
    },
    act: ({ scope }) => allSettled(people.removeConfirmed, { scope }),
    isBusy: (scope) => scope.getState(people.$isRemoving),
    messages: (scope) => [scope.getState(people.$refusal)],
    retry: ({ scope }) => allSettled(people.removeConfirmed, { scope }),
    isDone: ({ scope }) => scope.getState(people.$openDialog) === null,
    succeedsWith: 'anything',
    succeedsOn: 404,
  },
  {
    name: 'the invitations of adults',
    call: INVITATIONS,
    isCustomer: true,
    act: open,
    isBusy: (scope) => scope.getState(adults.$isLoading),
    messages: (scope) => failureIn(scope, adults.$failure),
    retry: ({ scope }) => allSettled(adults.retryClicked, { scope }),
    isDone: ({ scope }) => scope.getState(adults.$invitations)?.length === 1,
  },
  {
    name: 'an invitation of an adult',
    call: 'POST /api/activities/attendees/invite',
    isCustomer: true,
    async reach(visit) {
      await open(visit);
      await allSettled(adults.emailTyped, { scope: visit.scope, params: 'alex@example.com' });
    },
    act: ({ scope }) => allSettled(adults.inviteClicked, { scope }),
    isBusy: (scope) => scope.getState(adults.$isInviting),
    messages: (scope) => [scope.getState(adults.$emailError)],
    listTyped: (scope) => scope.getState(adults.$email),
    retry: ({ scope }) => allSettled(adults.inviteClicked, { scope }),
    isDone: ({ scope }) => scope.getState(adults.$email) === '',
  },
  {
    name: 'an invitation that is accepted',
    call: `POST /api/activities/attendee-invitations/${INVITATION.id}/accept`,
    isCustomer: true,
    reach: open,
    act: ({ scope }) => allSettled(adults.acceptInvitationClicked, { scope, params: INVITATION.id }),
    isBusy: (scope) => scope.getState(adults.$busyInvitationId) !== null,
    messages: (scope) => [scope.getState(adults.$refusal)?.message],
    retry: ({ scope }) => allSettled(adults.acceptInvitationClicked, { scope, params: INVITATION.id }),
    isDone: ({ scope }) => scope.getState(adults.$refusal) === null,
  },
  {
    name: 'an invitation that is ended',
    call: `DELETE /api/activities/attendee-invitations/${INVITATION.id}`,
    isCustomer: true,
    reach: open,
    act: ({ scope }) => allSettled(adults.endInvitationClicked, { scope, params: INVITATION.id }),
    isBusy: (scope) => scope.getState(adults.$busyInvitationId) !== null,
    messages: (scope) => [scope.getState(adults.$refusal)?.message],
    retry: ({ scope }) => allSettled(adults.endInvitationClicked, { scope, params: INVITATION.id }),
    isDone: ({ scope }) => scope.getState(adults.$refusal) === null,
    succeedsWith: 'anything',
  },
];
