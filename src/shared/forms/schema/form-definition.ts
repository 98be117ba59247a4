import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** Values by field key; unanswered fields have no entry. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Messages by field path (keys and list indexes joined by dots); '' is the form itself. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An option: the exact wire value and its label. */
export type Choice = { readonly value: unknown; readonly label: string };

export type WidgetName =
  | 'text'
  | 'textarea'
  | 'password'
  | 'number'
  | 'date'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'readonly';

/** The `ui:options` of a field. */
export type FieldOptions = {
  readonly widget: WidgetName;
  /** For values that are not scalar, which rjsf would render as a list or a section. */
  readonly field?: 'LeafField';
  readonly choices?: readonly Choice[];
  readonly hint?: string;
  readonly placeholder?: string;
  readonly inputType?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** The message for a value that does not match the pattern. */
  readonly patternText?: string;
  /**
   * Whether other fields depend on this one and update with each key press: a field that appears on blur would move what the
   * customer is clicking.
   */
  readonly isLive?: boolean;
  /** Formats the typed text on blur, such as a postcode. */
  readonly tidy?: (typedText: string) => string;
  /** A rule beyond JSON Schema: returns a message or null. */
  readonly check?: (value: unknown, values: FormValues) => string | null;
  /** The password rules, which are ticked while typing. */
  readonly passwordRules?: readonly {
    readonly label: string;
    readonly isMet: (typedText: string) => boolean;
  }[];
};

/**
 * A form for `SchemaForm`: schema, uiSchema and initial values. Sections are nested objects of the schema; values and
 * messages are flat, by field key (`sections.ts`).
 */
export type FormDefinition = {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly initialValues: FormValues;
};
