import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $today } from '@/entities/client';
import {
  type ApiFailure,
  type ConfigurationKind,
  configurationChecks,
  toUnexpectedFailure,
} from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { buildFormDefinition } from '../lib/build-definition';
import { type ConfigurationCheck, checkConfigurationText } from '../lib/check-text';
import type { SentForm } from '../lib/frame-messages';
import {
  type ApiAccess,
  buildSource,
  type ConfigurationSource,
  resolveSource,
  UnfitAddress,
} from '../lib/live-address';
import { $api } from './catalogue';

/** The kind that staff have selected; null to recognise it. */
export type SelectedKind = ConfigurationKind | null;

export const textChanged = createEvent<string>();
export const kindChosen = createEvent<SelectedKind>();
export const checkClicked = createEvent();
/** Load was clicked for a chosen centre or membership. */
export const loadClicked = createEvent<{ readonly kind: ConfigurationKind; readonly id: string }>();
export const addressEntered = createEvent<string>();
export const retryClicked = createEvent();

type FormReference =
  | { readonly typedAddress: string }
  | { readonly kind: ConfigurationKind; readonly id: string };
type LoadedConfiguration = ConfigurationSource & { readonly text: string };

const loadConfigurationFx = attach({
  source: $api,
  mapParams: (reference: FormReference, api) => ({ reference, api }),
  effect: createEffect<
    { reference: FormReference; api: ApiAccess },
    LoadedConfiguration,
    ApiFailure | UnfitAddress
  >(async ({ reference, api }) => {
    const source =
      'typedAddress' in reference
        ? await resolveSource(reference.typedAddress, api)
        : buildSource(reference.kind, reference.id, api);
    return { ...source, text: await configurationChecks.loadText(source.address, api.timeoutMs) };
  }),
});
const checkTextFx = createEffect<{ text: string; selectedKind: SelectedKind }, ConfigurationCheck, Error>(
  ({ text, selectedKind }) => checkConfigurationText(text, selectedKind),
);

export const $configurationText = createStore('')
  .on(textChanged, (_, text) => text)
  .on(loadConfigurationFx.doneData, (_, { text }) => indentJson(text));
export const $selectedKind = createStore<SelectedKind>(null)
  .on(kindChosen, (_, kind) => kind)
  .on(loadConfigurationFx.doneData, (_, { kind }) => kind);
export const $loadedAddress = createStore('')
  .on(loadConfigurationFx.doneData, (_, { address }) => address)
  .reset(textChanged);

/** The error beside the text; null if there is none. Programming errors are not caught here. */
export const $textError = createStore<string | null>(null)
  .on(checkTextFx.failData, (_, error) => error.message)
  .reset(textChanged, checkTextFx.done, loadConfigurationFx);
export const $addressError = createStore<string | null>(null)
  .on(loadConfigurationFx.failData, (_, failure) =>
    failure instanceof UnfitAddress ? failure.message : null,
  )
  .reset(loadConfigurationFx, textChanged);
export const $loadFailure = createStore<ApiFailure | null>(null)
  .on(loadConfigurationFx.failData, (_, failure) =>
    failure instanceof UnfitAddress ? null : toUnexpectedFailure(failure),
  )
  .reset(loadConfigurationFx.done, textChanged);
export const $isLoading = loadConfigurationFx.pending;
export const $check = createStore<ConfigurationCheck | null>(null)
  .on(checkTextFx.doneData, (_, check) => check)
  .reset(checkTextFx.fail);

const $lastReference = createStore<FormReference | null>(null, { serialize: 'ignore' }).on(
  loadConfigurationFx,
  (_, reference) => reference,
);

sample({ clock: loadClicked, target: loadConfigurationFx });
sample({
  clock: addressEntered,
  fn: (typedAddress) => ({ typedAddress }),
  target: loadConfigurationFx,
});
const retriedReference = sample({ clock: retryClicked, source: $lastReference });
sample({ clock: retriedReference, filter: isPresent, target: loadConfigurationFx });
sample({
  clock: [checkClicked, loadConfigurationFx.done],
  source: { text: $configurationText, selectedKind: $selectedKind },
  target: checkTextFx,
});

/** Required fields that cannot be shown; customers then see a message instead of the form. */
export const $unavailableFields = $check.map((check) => {
  const { reading } = check ?? {};
  return reading?.kind === 'details' || reading?.kind === 'questions' ? reading.value.unavailableFields : [];
});

/** The form for the frame of the page; null if there are no fields. */
export const $sentForm = combine($check, $today, (check, today): SentForm | null => {
  const { reading } = check ?? {};
  if (!check || (reading?.kind !== 'details' && reading?.kind !== 'questions')) return null;
  const fields = Object.keys(buildFormDefinition(reading, today)?.uiSchema ?? {});
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
