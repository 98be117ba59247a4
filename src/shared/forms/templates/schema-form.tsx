import RjsfForm from '@rjsf/core';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Experimental_DefaultFormStateBehavior, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { requestText } from '../../api';
import { stackRecipe } from '../../theme';
import { ErrorSummary } from '../../ui/error-summary';
import { styled } from '../../ui/styled';
import { text as uiText } from '../../ui/texts';
import { errorSchema } from '../schema/error-schema';
import { controlId } from '../schema/field-key';
import type { FieldErrors, FormValues } from '../schema/form-definition';
import { fieldPath, flatValues, nestedValues } from '../schema/sections';
import { summaryText } from '../schema/summary-text';
import { validator } from '../schema/validator';
import { EditedContext } from './edited-context';
import { FlushScope, flushAll } from './flush';
import { ArrayFieldItemTemplate, ArrayFieldTemplate } from './group-template';
import { FieldTemplate, NothingTemplate, ObjectFieldTemplate } from './object-template';
import { useShownErrors } from './use-shown-errors';
import { ReadOnlyField, WIDGETS } from './widgets';

const Stack = styled('div', stackRecipe);

/** Our number box reads numbers itself: rjsf's own field would round those of many digits. */
const FIELDS = { NumberField: StringField, ReadOnlyField };

const TEMPLATES = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  DescriptionFieldTemplate: NothingTemplate,
  FieldHelpTemplate: NothingTemplate,
  FieldErrorTemplate: NothingTemplate,
};

/** Nothing is answered for the customer: no box ticked because it must be ticked, no list begun because it must not be empty. */
const DEFAULTS: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  constAsDefaults: 'never',
  emptyObjectFields: 'populateRequiredDefaults',
};

export type SchemaFormProps = {
  /** The id of the form; the ids of its controls begin with it. A button outside submits it with its `form` attribute. */
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly values: FormValues;
  /** Messages by field, ours or the server's. */
  readonly errors: FieldErrors;
  /** The messages are the server's: their list is titled so. Spec, platform §2. */
  readonly hasServerErrors?: boolean;
  /** All answers, whenever one has changed. */
  readonly onChange: (values: FormValues) => void;
  /** All answers, the last typed character included. They are not checked yet: `createFormModel` does that. */
  readonly onSubmit: (values: FormValues) => void;
  /** A field with messages is being edited: they should go. */
  readonly onFieldEdited: (path: string) => void;
  readonly isDisabled?: boolean;
  /** The buttons. */
  readonly children: ReactNode;
};

/** A form made from a JSON schema. It is checked when it is submitted, not while it is filled in. */
export function SchemaForm({ id, values, errors, onFieldEdited, children, ...form }: SchemaFormProps) {
  const waiting = useRef(new Map<string, () => void>());
  const latest = useRef({ errors, onFieldEdited });
  const attempted = useShownErrors(id, errors);
  const formData = useMemo(() => nestedValues(form.uiSchema, values), [form.uiSchema, values]);
  const extraErrors = useMemo(() => errorSchema(form.uiSchema, errors), [form.uiSchema, errors]);

  useEffect(() => {
    latest.current = { errors, onFieldEdited };
  });

  const edited = useCallback((path: string) => {
    if (latest.current.errors[path]) latest.current.onFieldEdited(path);
  }, []);

  // A page that goes away takes no blur with it, and what was typed last belongs to the draft.
  useEffect(() => {
    const leave = () => flushSync(() => flushAll(waiting.current));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  const summary = Object.entries(errors).flatMap(([path, messages]) =>
    messages.map((message) =>
      path === ''
        ? { message }
        : { fieldId: controlId(id, path), message: summaryText(form.schema, form.uiSchema, path, message) },
    ),
  );
  // A message of no field is no validation: the call itself failed.
  const isValidation = form.hasServerErrors === true && Object.keys(errors).some((path) => path !== '');
  return (
    <Stack
      gap="6"
      onSubmitCapture={() => {
        attempted();
        flushAll(waiting.current);
      }}
    >
      <ErrorSummary
        errors={summary}
        title={isValidation ? requestText('request.validationTitle') : uiText('form.errorTitle')}
      />
      <EditedContext value={edited}>
        <FlushScope waiting={waiting}>
          <RjsfForm
            id={id}
            idPrefix={id}
            nameGenerator={fieldPath}
            schema={form.schema}
            uiSchema={form.uiSchema}
            formData={formData}
            validator={validator}
            fields={FIELDS}
            templates={TEMPLATES}
            widgets={WIDGETS}
            extraErrors={extraErrors}
            noValidate
            noHtml5Validate
            showErrorList={false}
            disabled={form.isDisabled ?? false}
            experimental_defaultFormStateBehavior={DEFAULTS}
            onChange={(event) => form.onChange(flatValues(event.formData ?? {}))}
            onSubmit={(event) => form.onSubmit(flatValues(event.formData ?? {}))}
          >
            {children}
          </RjsfForm>
        </FlushScope>
      </EditedContext>
    </Stack>
  );
}
