import { attach, combine, createEvent, createStore, sample } from 'effector';
import { toCheckoutSource } from '@/entities/checkout-source';
import { $clientId } from '@/entities/client';
import { $token, signedIn } from '@/entities/customer';
import { createLoadedTerms } from '@/features/accept-terms';
import { createRegisterCustomer } from '@/features/register-customer';
import { loadAccountTerms } from '@/shared/api';
import { createTabStore, isPresent } from '@/shared/lib';
import { $mode, $subSite } from '@/shared/mode';
import { type Draft, type Form, readDraft, restoreValues, toDraft } from '../lib/draft';

const draftStore = createTabStore('pavilion.register', readDraft);

/** The page opens; `closed`: it is left. */
export const opened = createEvent();
export const closed = createEvent();

const readDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }): Draft | null => (isKiosk ? null : draftStore.read()),
});
const writeDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: Draft | null) => {
    // A kiosk stores no draft, so that the next customer gets no data of this one.
    if (draft === null || isKiosk) draftStore.remove();
    else draftStore.write(draft);
  },
});

export const register = createRegisterCustomer({ $clientId, $source: $subSite.map(toCheckoutSource) });

/** The terms that the checkbox accepts; I Agree at their end ticks it. */
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

// "Registration of a new user stores the returned token"; the guard of the page then redirects.
sample({ clock: register.registered, fn: ({ token }) => token, target: signedIn });

// Typed values survive a reload, if the form is identical.
const typed = sample({
  clock: [register.valuesChanged, register.submitted],
  source: { form: $form, status: register.$status, values: register.$values },
  fn: ({ form, status, values }) => (form && status !== 'registered' ? toDraft(form, values) : null),
});
sample({ clock: typed, filter: isPresent, target: [$draft, writeDraftFx] });
const recalled = sample({
  clock: [$form, readDraftFx.done],
  source: { form: $form, draft: $draft },
  fn: ({ form, draft }) => (form && draft ? restoreValues(form, draft) : null),
});
sample({ clock: recalled, filter: isPresent, target: register.draftRestored });

// A password is cleared when the page is left.
sample({ clock: closed, source: register.$draft, target: register.valuesChanged });

// The draft is removed after a log-in or a registration, so that the next visitor does not get it.
const customerKnown = sample({ clock: [$token, readDraftFx.done], source: $token, filter: isPresent });
sample({ clock: customerKnown, fn: () => null, target: [$draft, writeDraftFx] });
sample({ clock: customerKnown, target: register.reset });
