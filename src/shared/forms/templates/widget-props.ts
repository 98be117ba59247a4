import type { FieldOptions } from '../schema/form-definition';

/** The props of every widget. */
export type WidgetProps = {
  readonly id: string;
  readonly label: string;
  readonly error: string | null;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly value: unknown;
  readonly options: Partial<FieldOptions>;
  /** Receives the new value; undefined if the field was emptied. */
  readonly onCommit: (value: unknown) => void;
  readonly onEdited: () => void;
};
