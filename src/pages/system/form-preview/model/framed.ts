import { createEffect, createEvent, createStore, sample } from 'effector';
import { configurationChecks } from '@/shared/api';
import { createFormModel, type FormDefinition, preloadFormFx, toFormView } from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { buildFormDefinition } from '../lib/build-definition';
import type { FormKind, SentForm } from '../lib/frame-messages';

/** The page has sent a form to its frame. */
export const formReceived = createEvent<SentForm>();

const readFormFx = createEffect(async ({ kind, text, today }: SentForm) =>
  buildFormDefinition(await configurationChecks.read(kind, text), today),
);

const $definition = createStore<FormDefinition | null>(null).on(readFormFx.doneData, (_, form) => form);
export const $formKind = createStore<FormKind>('details').on(formReceived, (_, { kind }) => kind);

const formModel = createFormModel({ $definition });
export const formView = toFormView(formModel, createEvent());
/** Whether the answers passed validation; nothing is sent. */
export const $areAnswersAccepted = createStore(false)
  .on(formModel.accepted, () => true)
  .reset(formModel.valuesChanged, formModel.submissionRejected, $definition);

sample({ clock: formReceived, target: readFormFx });
sample({ clock: $definition, filter: isPresent, target: preloadFormFx });
