import { createEvent, sample } from 'effector';
import { tracked } from '@/shared/analytics';
import { stepReached } from './joining-steps';
import { analyticsOpened } from './opening';
import { pageViewed } from './page-views';
import { transactionCompleted } from './transaction';

export const analyticsMounted = createEvent();

sample({ clock: pageViewed, target: tracked });
sample({ clock: stepReached, target: tracked });
sample({ clock: transactionCompleted, target: tracked });
sample({ clock: analyticsMounted, target: analyticsOpened });
