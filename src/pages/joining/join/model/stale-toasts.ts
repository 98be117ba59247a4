import { createEvent, sample } from 'effector';
import { errorsOutdated } from '@/shared/toast';
import type { SectionKey } from '../lib/sections';
import { changeLocationConfirmed } from './confirm-discard';
import { directDebit, membershipChooser, progress, questions, review, signIn } from './features';
import { historyNavigated } from './flow-events';
import { centreFinder } from './home';
import { centreContinued, detailsContinued, detailsModeChosen } from './joining';
import { confirmClicked } from './sending';

// An error toast belongs to the step where the request failed: it disappears when the customer leaves that step or
// retries. An action clears old toasts first, so that its own result can show another. Leaving the page clears them
// anyway.

/** Edit of a finished section was clicked. */
export const editPressed = createEvent<SectionKey>();

sample({
  clock: [
    editPressed,
    historyNavigated,
    centreContinued,
    membershipChooser.optionChosen,
    detailsContinued,
    signIn.submitted,
    questions.submitted,
    review.continueClicked,
    directDebit.saveClicked,
    confirmClicked,
    centreFinder.venueChosen,
    changeLocationConfirmed,
    detailsModeChosen,
  ],
  target: errorsOutdated,
});
sample({ clock: editPressed, target: progress.editRequested });
