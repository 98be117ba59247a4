import { createEvent, sample } from 'effector';
import { eventTracked } from '@/shared/analytics';
import { stepReached } from './joining-steps';
import { analyticsOpened } from './opening';
import { pageViewed } from './page-views';
import { transactionCompleted } from './transaction';

export const analyticsMounted = createEvent();

sample({ clock: pageViewed, target: eventTracked });
sample({ clock: stepReached, target: eventTracked });
sample({ clock: transactionCompleted, target: eventTracked });
sample({ clock: analyticsMounted, target: analyticsOpened });
