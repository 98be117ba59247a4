import { createEvent, sample } from 'effector';
import { tracked } from '@/shared/analytics';
import { stepReached } from './joining-steps';
import { analyticsOpened } from './opening';
import { pageViewed } from './page-views';
import { transacted } from './transaction';

/** Analytics stand on the page. */
export const listeningStarted = createEvent();

sample({ clock: pageViewed, target: tracked });
sample({ clock: stepReached, target: tracked });
sample({ clock: transacted, target: tracked });
sample({ clock: listeningStarted, target: analyticsOpened });
