import { createEffect, createEvent, createStore, sample } from 'effector';
import { configured } from '@/shared/api';
import { createFormModel, type FormDefinition, preloadFormFx, toFormView } from '@/shared/forms';
import { isPresent } from '@/shared/lib';
import { buildDefinition } from '../lib/build-definition';
import type { FormKind, SentForm } from '../lib/frame-messages';

/** The page has sent a form to its frame. */
export const formReceived = createEvent<SentForm>();

const readFx = createEffect(async ({ kind, text, today }: SentForm) =>
  buildDefinition(await configured.read(kind, text), today),
);

const $definition = createStore<FormDefinition | null>(null).on(readFx.doneData, (_, form) => form);
export const $kind = createStore<FormKind>('details').on(formReceived, (_, { kind }) => kind);

const form = createFormModel({ $definition });
export const formView = toFormView(form, createEvent());
/** Whether the answers passed validation; nothing is sent. */
export const $areAccepted = createStore(false)
  .on(form.accepted, () => true)
  .reset(form.valuesChanged, form.submissionRejected, $definition);

sample({ clock: formReceived, target: readFx });
sample({ clock: $definition, filter: isPresent, target: preloadFormFx });
