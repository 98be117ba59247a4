import type { FieldOptions } from '../schema/form-definition';

/** What every widget gets: one control of the form, with its label, its message and its value. */
export type WidgetProps = {
  readonly id: string;
  readonly label: string;
  readonly error: string | null;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly value: unknown;
  readonly options: Partial<FieldOptions>;
  /** Takes the new value; undefined when there is none. */
  readonly onCommit: (value: unknown) => void;
  readonly onEdited: () => void;
};
