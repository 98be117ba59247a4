import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** Values by field key; a field without an answer has no entry. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Messages by field: the key of a field, or for an entry of a list a path of keys and places joined by dots; '' is the form itself. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** One option of a select, radio group or list of checkboxes: the exact value of the wire, and its label. */
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

/** What `ui:options` of a field may say. */
export type FieldOptions = {
  readonly widget: WidgetName;
  /** A field of ours in the place of rjsf's. */
  readonly field?: 'ReadOnlyField';
  readonly choices?: readonly Choice[];
  readonly hint?: string;
  readonly placeholder?: string;
  readonly inputType?: 'text' | 'email' | 'tel';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  readonly autoComplete?: string;
  /** What to say of a text that does not match the field's pattern. */
  readonly patternText?: string;
  /** Turns what was typed into its written form when the field is left, for instance a postcode. */
  readonly tidy?: (typed: string) => string;
  /** A rule that JSON schema cannot say: the message for a value that breaks it, or null. */
  readonly check?: (value: unknown, values: FormValues) => string | null;
  /** The rules to show under a password, ticked while it is typed. */
  readonly passwordRules?: readonly { readonly label: string; readonly isMet: (typed: string) => boolean }[];
};

/**
 * A form ready for `SchemaForm`: what may be answered, how it is asked, and the answers it starts with. The schema and the
 * uiSchema hold an object for each section; answers and messages are kept by field key alone (`sections.ts`).
 */
export type FormDefinition = {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly initialValues: FormValues;
};
