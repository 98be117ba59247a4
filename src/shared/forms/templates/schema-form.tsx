import RjsfForm from '@rjsf/core';
import type { Experimental_DefaultFormStateBehavior, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { requestText } from '../../api';
import { stackRecipe } from '../../theme';
import { ErrorSummary } from '../../ui/error-summary';
import { styled } from '../../ui/styled';
import { text as uiText } from '../../ui/texts';
import { buildErrorSchema } from '../schema/error-schema';
import { formatControlId } from '../schema/field-key';
import type { FieldErrors, FormValues } from '../schema/form-definition';
import { flattenValues, nestValues, toFieldPath } from '../schema/sections';
import { formatSummary } from '../schema/summary-text';
import { validator } from '../schema/validator';
import { EditedContext } from './edited-context';
import { type FieldNotes, FieldNotesContext } from './field-notes';
import { commitAll, PendingValuesScope } from './flush';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './group-template';
import { LeafField } from './leaf-field';
import { FieldTemplate, ObjectFieldTemplate } from './object-template';
import { useErrorFocus } from './use-shown-errors';

const Stack = styled('div', stackRecipe);

/** By the name in `ui:options` or by the type of the schema. */
const FIELD_COMPONENTS = {
  LeafField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
};

const FORM_TEMPLATES = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};

/** The form fills in nothing for the customer: no required checkboxes, no list entries. */
const DEFAULT_STATE: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  emptyObjectFields: 'populateRequiredDefaults',
};

export type SchemaFormProps = {
  /** The form's id and the prefix of its controls' ids. A button outside the form submits it with its `form` attribute. */
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly values: FormValues;
  /** Messages by field path, from validation or the server. */
  readonly errors: FieldErrors;
  /** Whether the messages come from the server; they then have their own title. Requirement S8.3. */
  readonly hasServerErrors?: boolean;
  readonly onChange: (values: FormValues) => void;
  /** Receives all answers before validation, which `createFormModel` does. */
  readonly onSubmit: (values: FormValues) => void;
  readonly onFieldEdited: (path: string) => void;
  readonly isDisabled?: boolean;
  /** Content shown below fields, by field path. */
  readonly notes?: FieldNotes;
  readonly children: ReactNode;
};

const NO_NOTES: FieldNotes = {};

/** Renders a JSON Schema as a form. Validation happens on submission. */
export function SchemaForm({ id, values, errors, onFieldEdited, children, ...form }: SchemaFormProps) {
  const pendingValues = useRef(new Map<string, () => void>());
  const latestProps = useRef({ errors, onFieldEdited });
  const markAttempted = useErrorFocus(id, errors);
  const formData = useMemo(() => nestValues(form.uiSchema, values), [form.uiSchema, values]);
  const extraErrors = useMemo(() => buildErrorSchema(form.uiSchema, errors), [form.uiSchema, errors]);

  useEffect(() => {
    latestProps.current = { errors, onFieldEdited };
  });

  const reportEdited = useCallback((path: string) => {
    if (latestProps.current.errors[path]) latestProps.current.onFieldEdited(path);
  }, []);

  // A page that unloads fires no blur event, but its last typed text belongs in the draft.
  useEffect(() => {
    const commitPendingValues = () => flushSync(() => commitAll(pendingValues.current));
    window.addEventListener('pagehide', commitPendingValues);
    return () => window.removeEventListener('pagehide', commitPendingValues);
  }, []);

  const summaryErrors = Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) =>
      path === ''
        ? { message }
        : {
            fieldId: formatControlId(id, path),
            message: formatSummary(form.schema, form.uiSchema, path, message),
          },
    ),
  );
  // Messages only about the whole form mean that the call failed.
  const hasServerValidation =
    form.hasServerErrors === true && Object.keys(errors).some((path) => path !== '');
  return (
    <Stack
      gap="6"
      onSubmitCapture={() => {
        markAttempted();
        commitAll(pendingValues.current);
      }}
    >
      <ErrorSummary
        errors={summaryErrors}
        title={hasServerValidation ? requestText('request.validationTitle') : uiText('form.errorTitle')}
      />
      <EditedContext value={reportEdited}>
        <FieldNotesContext value={form.notes ?? NO_NOTES}>
          <PendingValuesScope pendingValues={pendingValues}>
            <RjsfForm
              id={id}
              idPrefix={id}
              nameGenerator={toFieldPath}
              schema={form.schema}
              uiSchema={form.uiSchema}
              formData={formData}
              validator={validator}
              fields={FIELD_COMPONENTS}
              templates={FORM_TEMPLATES}
              extraErrors={extraErrors}
              noValidate
              noHtml5Validate
              showErrorList={false}
              disabled={form.isDisabled ?? false}
              experimental_defaultFormStateBehavior={DEFAULT_STATE}
              onChange={(event) => form.onChange(flattenValues(event.formData ?? {}))}
              onSubmit={(event) => form.onSubmit(flattenValues(event.formData ?? {}))}
            >
              {children}
            </RjsfForm>
          </PendingValuesScope>
        </FieldNotesContext>
      </EditedContext>
    </Stack>
  );
}
