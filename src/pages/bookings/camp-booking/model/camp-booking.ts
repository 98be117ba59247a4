import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $token, signedOut, signedOutElsewhere } from '@/entities/customer';
import { attendeeSaved } from '@/features/add-attendee';
import { createBasketAddition, tabWatchRequested } from '@/features/change-basket';
import type { ChosenDays } from '@/features/choose-camp-days';
import { loadCamp } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { $mode, visitEnded } from '@/shared/mode';
import { createPage } from '@/shared/request';
import { bookings, navigated } from '@/shared/routes';
import {
  EMPTY_PLAN,
  listAttendingChildren,
  markFormCompleted,
  setChildDays,
  setSameDays,
  suggestChildren,
  toCampItems,
  toggleChild,
} from '../lib/plan';
import { toCampRefusal } from '../lib/refusal';
import { readPlan, removePlan, storePlan } from '../lib/stored-plan';

interface CampParams {
  /** The slug of the centre. */
  readonly slug: string;
  readonly campSlug: string;
}

export const childToggled = createEvent<string>();
export const sameDaysToggled = createEvent<boolean>();
export const daysChanged = createEvent<{ childId: string; chosenDays: ChosenDays }>();
/** A form was completed; the payload is the ID of the child. */
export const formCompleted = createEvent<string>();
/** The customer adds the completed choices to the basket. */
export const addClicked = createEvent();

/** The items were refused, so availability or the verdict on a child has changed. */
const additionRefused = createEvent();

export const page = createPage({
  load: ({ slug, campSlug }: CampParams, options) => loadCamp({ venue: slug, campSlug }, options),
  // Verdicts depend on the customer, and change when a child is added or their date of birth is edited.
  reloadOn: [$token, attendeeSaved, additionRefused],
});
const { opened, closed, $params, $data: $camp } = page;

export const $plan = createStore(EMPTY_PLAN)
  .on(childToggled, toggleChild)
  .on(sameDaysToggled, setSameDays)
  .on(daysChanged, (plan, { childId, chosenDays }) => setChildDays(plan, childId, chosenDays))
  .reset(opened, closed, signedOut, signedOutElsewhere, visitEnded);

// Selects a child who was added on this page.
sample({
  clock: attendeeSaved,
  source: $camp,
  filter: (camp, { id }) => camp !== null && !camp.people.some(({ attendee }) => attendee.id === id),
  fn: (_, { id }) => id,
  target: childToggled,
});

// Preselects children only before anything is chosen or restored, so that a later load ticks nobody.
$plan.on(
  sample({
    clock: $camp.updates.filter({ fn: isPresent }),
    source: $plan,
    filter: (plan) => plan === EMPTY_PLAN,
    fn: (_, camp) => suggestChildren(camp),
  }),
  (plan, childIds) => ({ ...plan, childIds }),
);

// A plan survives a reload, except on a kiosk, which stores nothing.
const readPlanFx = createEffect(readPlan);
const storePlanFx = createEffect(storePlan);
const removePlanFx = createEffect(removePlan);
sample({ clock: opened, target: readPlanFx });
$plan.on(readPlanFx.doneData, (plan, storedPlan) => storedPlan ?? plan);
sample({
  clock: [childToggled, sameDaysToggled, daysChanged],
  source: { params: $params, plan: $plan, mode: $mode },
  filter: ({ params, mode }) => params !== null && !mode.isKiosk,
  fn: ({ params, plan }) => ({ slug: '', campSlug: '', ...params, plan }),
  target: storePlanFx,
});

/** The attending children, with the chosen days that are still available. */
export const $attendingChildren = combine($plan, $camp, (plan, camp) =>
  camp ? listAttendingChildren(plan, camp) : [],
);
const $items = combine($attendingChildren, $camp, (attendingChildren, camp) =>
  camp ? toCampItems(attendingChildren, camp) : [],
);

sample({ clock: opened, target: tabWatchRequested });

/** The IDs of children whose form was needed in this visit, including forms that have been completed. */
export const $childIdsWithForm = createStore<ReadonlySet<string>>(new Set<string>(), { serialize: 'ignore' })
  .on($camp.updates.filter({ fn: isPresent }), (childIds, { people }) => {
    const missingIds = people.filter(({ needsForm }) => needsForm).map(({ attendee }) => attendee.id);
    return missingIds.every((id) => childIds.has(id)) ? childIds : new Set([...childIds, ...missingIds]);
  })
  .reset(opened, closed);
sample({
  clock: sample({
    clock: formCompleted,
    source: $camp,
    fn: (camp, childId) => camp && markFormCompleted(camp, childId),
  }).filter({ fn: isPresent }),
  target: page.replaced,
});

const basketAddition = createBasketAddition({ resetOn: [opened, closed] });
sample({
  clock: addClicked,
  source: $items,
  filter: (items) => items.length > 0,
  target: basketAddition.submitted,
});

export const { $isAdding } = basketAddition;
/** Why nothing was added, in the server's words, and for which child; null if nothing was refused. */
export const $refusal = basketAddition.$refusal.map(
  (failure) => failure && toCampRefusal(failure, failure.items),
);
sample({ clock: $refusal.updates, filter: isPresent, target: additionRefused });

sample({ clock: basketAddition.done, fn: () => ({ to: bookings.basket }), target: navigated });
sample({
  clock: [basketAddition.done, signedOut, signedOutElsewhere, visitEnded],
  target: removePlanFx,
});
