import type { AskedField, FieldKind } from '../schema/asked-field';
import { formFromSections } from '../schema/form-from-sections';
import { SchemaForm } from './schema-form';

const KINDS: readonly FieldKind[] = [
  'text',
  'textarea',
  'number',
  'date',
  'select',
  'radio',
  'multi_select',
  'checkbox',
];

function rehearsed(kind: FieldKind): AskedField {
  return {
    key: kind,
    label: ' ',
    kind,
    isRequired: false,
    isReadOnly: false,
    choices: [{ value: 1, label: ' ' }],
    hint: ' ',
    placeholder: null,
    isPast: false,
    attributes: new Map(),
    answer: null,
  };
}

function nothing() {}

/**
 * A form with one control of each kind, for nobody to see or hear, while the form itself is on its way: its code is read and its
 * styles are worked out in the time of waiting, and the form need not wait for that.
 */
export function Rehearsal() {
  const { initialValues, ...form } = formFromSections([{ title: ' ', fields: KINDS.map(rehearsed) }], '');
  return (
    <div hidden>
      <SchemaForm
        id="rehearsal"
        {...form}
        values={initialValues}
        errors={{}}
        onChange={nothing}
        onFieldEdited={nothing}
        onSubmit={nothing}
      >
        <button type="submit" />
      </SchemaForm>
    </div>
  );
}
