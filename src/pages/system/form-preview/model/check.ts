import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import { type ApiFailure, type ConfigurationKind, configured, toUnexpectedFailure } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { buildDefinition } from '../lib/build-definition';
import { type Check, checkText } from '../lib/check-text';
import type { SentForm } from '../lib/frame-messages';
import { type Api, resolveSource, type Source, toSource, UnfitAddress } from '../lib/live-address';
import { $api } from './catalogue';

/** The kind that staff have selected; null to recognise it. */
export type GivenKind = ConfigurationKind | null;

export const textChanged = createEvent<string>();
export const kindChosen = createEvent<GivenKind>();
export const checkClicked = createEvent();
/** Load was clicked for a chosen centre or membership. */
export const loadClicked = createEvent<{ readonly kind: ConfigurationKind; readonly id: string }>();
export const addressEntered = createEvent<string>();
export const retryClicked = createEvent();

type FormReference = { readonly typed: string } | { readonly kind: ConfigurationKind; readonly id: string };
type Loaded = Source & { readonly text: string };

const loadFx = attach({
  source: $api,
  mapParams: (form: FormReference, api) => ({ form, api }),
  effect: createEffect<{ form: FormReference; api: Api }, Loaded, ApiFailure | UnfitAddress>(
    async ({ form, api }) => {
      const source =
        'typed' in form ? await resolveSource(form.typed, api) : toSource(form.kind, form.id, api);
      return { ...source, text: await configured.loadText(source.address, api.timeoutMs) };
    },
  ),
});
const checkFx = createEffect<{ text: string; given: GivenKind }, Check, Error>(({ text, given }) =>
  checkText(text, given),
);

export const $text = createStore('')
  .on(textChanged, (_, text) => text)
  .on(loadFx.doneData, (_, { text }) => indentJson(text));
export const $kind = createStore<GivenKind>(null)
  .on(kindChosen, (_, kind) => kind)
  .on(loadFx.doneData, (_, { kind }) => kind);
export const $loadedFrom = createStore('')
  .on(loadFx.doneData, (_, { address }) => address)
  .reset(textChanged);

/** The error beside the text; null if there is none. Programming errors are not caught here. */
export const $textError = createStore<string | null>(null)
  .on(checkFx.failData, (_, error) => error.message)
  .reset(textChanged, checkFx.done, loadFx);
export const $addressError = createStore<string | null>(null)
  .on(loadFx.failData, (_, failure) => (failure instanceof UnfitAddress ? failure.message : null))
  .reset(loadFx, textChanged);
export const $loadFailure = createStore<ApiFailure | null>(null)
  .on(loadFx.failData, (_, failure) =>
    failure instanceof UnfitAddress ? null : toUnexpectedFailure(failure),
  )
  .reset(loadFx.done, textChanged);
export const $isLoading = loadFx.pending;
export const $check = createStore<Check | null>(null)
  .on(checkFx.doneData, (_, check) => check)
  .reset(checkFx.fail);

const $lastForm = createStore<FormReference | null>(null, { serialize: 'ignore' }).on(
  loadFx,
  (_, form) => form,
);

sample({ clock: loadClicked, target: loadFx });
sample({ clock: addressEntered, fn: (typed) => ({ typed }), target: loadFx });
const retried = sample({ clock: retryClicked, source: $lastForm });
sample({ clock: retried, filter: isPresent, target: loadFx });
sample({
  clock: [checkClicked, loadFx.done],
  source: { text: $text, given: $kind },
  target: checkFx,
});

/** Required fields that cannot be shown; customers then see a message instead of the form. */
export const $unaskable = $check.map((check) => {
  const { reading } = check ?? {};
  return reading?.kind === 'details' || reading?.kind === 'questions' ? reading.value.unaskable : [];
});

/** The form for the frame of the page; null if there are no fields. */
export const $form = combine($check, $today, (check, today): SentForm | null => {
  const { reading } = check ?? {};
  if (!check || (reading?.kind !== 'details' && reading?.kind !== 'questions')) return null;
  const fields = Object.keys(buildDefinition(reading, today)?.uiSchema ?? {});
  return fields.length === 0 ? null : { kind: reading.kind, text: check.text, today };
});

/**
 * Indents JSON for reading. Invalid JSON stays unchanged, and so does JSON with numeric keys, because parsing would
 * reorder them.
 */
function indentJson(text: string): string {
  if (/"\d+"\s*:/.test(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
