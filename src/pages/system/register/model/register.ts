import { attach, combine, createEvent, createStore, sample } from 'effector';
import { toCheckoutSource } from '@/entities/checkout-source';
import { $clientId } from '@/entities/client';
import { $token, signedIn } from '@/entities/customer';
import { createLoadedTerms } from '@/features/accept-terms';
import { createRegisterCustomer } from '@/features/register-customer';
import { loadAccountTerms } from '@/shared/api';
import { createTabStore, isPresent } from '@/shared/lib';
import { $mode, $subSite } from '@/shared/mode';
import { type RegisterDraft, type RegisterForm, readDraft, restoreValues, toDraft } from '../lib/draft';

const draftStore = createTabStore('pavilion.register', readDraft);

/** The page was opened; `closed` says that it was left. */
export const opened = createEvent();
export const closed = createEvent();

const readDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }): RegisterDraft | null => (isKiosk ? null : draftStore.read()),
});
const writeDraftFx = attach({
  source: $mode,
  effect: ({ isKiosk }, draft: RegisterDraft | null) => {
    // A kiosk stores no draft, so that the next customer gets no data of this one.
    if (draft === null || isKiosk) draftStore.remove();
    else draftStore.write(draft);
  },
});

export const registration = createRegisterCustomer({ $clientId, $source: $subSite.map(toCheckoutSource) });

/** The terms that the checkbox accepts; I Agree at their end ticks it. */
export const accountTerms = createLoadedTerms({
  $params: createStore({}),
  load: async (_, options) => [await loadAccountTerms(options)],
});
sample({ clock: accountTerms.accepted, fn: () => true, target: registration.termsTicked });

const $form = combine(
  registration.$form,
  registration.$definition,
  (form, definition): RegisterForm | null =>
    form && definition ? { checksum: form.checksum, definition } : null,
);
const $draft = createStore<RegisterDraft | null>(null).on(readDraftFx.doneData, (_, draft) => draft);

sample({ clock: opened, target: [readDraftFx, registration.opened] });

// "Registration of a new user stores the returned token"; the guard of the page then redirects.
sample({ clock: registration.registered, fn: ({ token }) => token, target: signedIn });

// Typed values survive a reload, if the form is identical.
const typedDraft = sample({
  clock: [registration.valuesChanged, registration.submitted],
  source: { form: $form, status: registration.$status, values: registration.$values },
  fn: ({ form, status, values }) => (form && status !== 'registered' ? toDraft(form, values) : null),
});
sample({ clock: typedDraft, filter: isPresent, target: [$draft, writeDraftFx] });
const restoredValues = sample({
  clock: [$form, readDraftFx.done],
  source: { form: $form, draft: $draft },
  fn: ({ form, draft }) => (form && draft ? restoreValues(form, draft) : null),
});
sample({ clock: restoredValues, filter: isPresent, target: registration.draftRestored });

// A password is cleared when the page is left.
sample({ clock: closed, source: registration.$draft, target: registration.valuesChanged });

// The draft is removed after a log-in or a registration, so that the next visitor does not get it.
const customerKnown = sample({ clock: [$token, readDraftFx.done], source: $token, filter: isPresent });
sample({ clock: customerKnown, fn: () => null, target: [$draft, writeDraftFx] });
sample({ clock: customerKnown, target: registration.reset });
