import { createEvent, sample } from 'effector';
import { errorsOutdated } from '@/shared/toast';
import type { SectionKey } from '../lib/sections';
import { changeLocationConfirmed } from './confirm-discard';
import { directDebit, membershipChooser, progress, questions, review, signIn } from './features';
import { historyNavigated } from './flow-events';
import { finder } from './home';
import { centreContinued, detailsContinued, detailsModeChosen } from './joining';
import { confirmClicked } from './sending';

// An error toast belongs to the step at which the call failed: it goes when the customer leaves that step or tries again. The action
// clears the old toasts first; what follows from the action can then show another. Another page clears them by itself.

/** Edit of a finished section. */
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
    finder.venueChosen,
    changeLocationConfirmed,
    detailsModeChosen,
  ],
  target: errorsOutdated,
});
sample({ clock: editPressed, target: progress.editRequested });
