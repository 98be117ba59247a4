import RjsfForm from '@rjsf/core/lib/components/Form.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import type { Experimental_DefaultFormStateBehavior, RJSFSchema, UiSchema } from '@rjsf/utils';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { text } from '../../messages';
import { stackRecipe } from '../../theme';
import { ErrorSummary } from '../../ui/error-summary';
import { styled } from '../../ui/styled';
import { errorSchema } from '../schema/error-schema';
import { controlId } from '../schema/field-key';
import type { FieldErrors, FormValues } from '../schema/form-definition';
import { isFlat } from '../schema/is-flat';
import { validator } from '../schema/validator';
import { EditedContext } from './edited-context';
import { FlatContext } from './flat-context';
import { ObjectField } from './flat-field';
import { FlushScope, flushAll } from './flush';
import { LeafField } from './leaf-field';
import { FieldTemplate, NothingTemplate, ObjectFieldTemplate } from './templates';
import { useShownErrors } from './use-shown-errors';
import { WholeContext } from './whole-context';

const Stack = styled('div', stackRecipe);

const FIELDS = {
  SchemaField,
  ObjectField,
  StringField: LeafField,
  NumberField: LeafField,
  BooleanField: LeafField,
  ArrayField: LeafField,
  NullField: LeafField,
  FallbackField: LeafField,
};

const TEMPLATES = {
  FieldTemplate,
  ObjectFieldTemplate,
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

/** What rjsf is told of a flat form: it would look at every field at every change for conditions and defaults, and there are none. */
const FLAT: RJSFSchema = { type: 'object' };

export type SchemaFormProps = {
  /** The id of the form; the ids of its controls begin with it. A button outside submits it with its `form` attribute. */
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly values: FormValues;
  /** Messages by field, ours or the server's. */
  readonly errors: FieldErrors;
  /** The messages are the server's: their list is titled so. Spec, platform §2. */
  readonly isFaulted?: boolean;
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
  const [isSubmitted, setSubmitted] = useState(false);
  const flat = isFlat(form.schema) ? form.schema : null;
  const extraErrors = useMemo(() => errorSchema(errors), [errors]);

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
    messages.map((message) => (path === '' ? { message } : { fieldId: controlId(id, path), message })),
  );
  // A message of no field is no validation: the call itself failed.
  const isValidation = form.isFaulted === true && Object.keys(errors).some((path) => path !== '');
  return (
    <Stack
      gap="6"
      onSubmitCapture={() => {
        attempted();
        setSubmitted(true);
        flushAll(waiting.current);
      }}
    >
      <ErrorSummary
        errors={summary}
        title={text(isValidation ? 'request.validationTitle' : 'form.errorTitle')}
      />
      <EditedContext value={edited}>
        <WholeContext value={isSubmitted || summary.length > 0}>
          <FlatContext value={flat}>
            <FlushScope waiting={waiting}>
              <RjsfForm
                id={id}
                idPrefix={id}
                schema={flat ? FLAT : form.schema}
                uiSchema={form.uiSchema}
                formData={values}
                validator={validator}
                fields={FIELDS}
                templates={TEMPLATES}
                extraErrors={extraErrors}
                noValidate
                noHtml5Validate
                showErrorList={false}
                disabled={form.isDisabled ?? false}
                experimental_defaultFormStateBehavior={DEFAULTS}
                onChange={({ formData }) => form.onChange(formData ?? {})}
                onSubmit={({ formData }) => form.onSubmit(formData ?? {})}
              >
                {children}
              </RjsfForm>
            </FlushScope>
          </FlatContext>
        </WholeContext>
      </EditedContext>
    </Stack>
  );
}
