import { attach, combine, createEvent, createStore, sample } from 'effector';
import { sourceOf } from '@/entities/checkout-source';
import { $clientId } from '@/entities/client';
import { $token, signedIn } from '@/entities/customer';
import { createLoadedTerms } from '@/features/accept-terms';
import { createRegisterCustomer } from '@/features/register-customer';
import { loadAccountTerms } from '@/shared/api';
import { isPresent, tabStore } from '@/shared/lib';
import { $mode, $subSite } from '@/shared/mode';
import { type Draft, draftFor, draftOf, type Form, readDraft } from '../lib/draft';

const kept = tabStore('pavilion.register', readDraft);

/** The page is shown; it goes away. */
export const opened = createEvent();
export const closed = createEvent();

const readDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }): Draft | null => (isKiosk ? null : kept.read()),
});
const writeDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: Draft | null) => {
    // The next customer of a kiosk must find nothing.
    if (draft === null || isKiosk) kept.remove();
    else kept.write(draft);
  },
});

export const register = createRegisterCustomer({ $clientId, $source: $subSite.map(sourceOf) });

/** What the tick agrees to; I Agree at its end ticks it. */
export const terms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => [await loadAccountTerms(options)],
});
sample({ clock: terms.accepted, fn: () => true, target: register.termsTicked });

const $form = combine(register.$form, register.$definition, (form, definition): Form | null =>
  form && definition ? { checksum: form.checksum, definition } : null,
);
const $draft = createStore<Draft | null>(null).on(readDraftFx.doneData, (_, draft) => draft);

sample({ clock: opened, target: [readDraftFx, register.opened] });

// "Registration of a new user stores the returned token": the page's guard then leads on.
sample({ clock: register.registered, fn: ({ token }) => token, target: signedIn });

// What was typed survives a reload, for the very same form.
const typed = sample({
  clock: [register.valuesChanged, register.submitted],
  source: { form: $form, status: register.$status, values: register.$values },
  fn: ({ form, status, values }) => (form && status !== 'registered' ? draftOf(form, values) : null),
});
sample({ clock: typed, filter: isPresent, target: [$draft, writeDraftFx] });
const recalled = sample({
  clock: [$form, readDraftFx.done],
  source: { form: $form, draft: $draft },
  fn: ({ form, draft }) => (form && draft ? draftFor(form, draft) : null),
});
sample({ clock: recalled, filter: isPresent, target: register.draftRestored });

// A password is not kept for a page that is not shown.
sample({ clock: closed, source: register.$draft, target: register.valuesChanged });

// After a log-in or a registration the draft is removed, so that the next visitor does not see it.
const customerKnown = sample({ clock: [$token, readDraftFx.done], source: $token, filter: isPresent });
sample({ clock: customerKnown, fn: () => null, target: [$draft, writeDraftFx] });
sample({ clock: customerKnown, target: register.reset });
