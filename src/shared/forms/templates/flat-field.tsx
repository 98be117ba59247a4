import RjsfObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { type FieldProps, getByPath } from '@rjsf/utils';
import { controlId } from '../schema/field-key';
import { isFlat } from '../schema/is-flat';
import { Leaf } from './leaf-field';
import { Sections } from './sections';

/** The fields of an object: rjsf's own way through the schema where it needs one, and straight to the controls where not. */
export function ObjectField(props: FieldProps) {
  return isFlat(props.registry.rootSchema) ? <FlatField {...props} /> : <RjsfObjectField {...props} />;
}

function FlatField({ uiSchema = {}, formData, errorSchema, fieldPathId, onChange, ...field }: FieldProps) {
  const { properties = {}, required = [], title = '' } = field.registry.rootSchema;
  const mandatory = new Set(required);
  const isDisabled = field.disabled === true || field.readonly === true;
  const fields = Object.entries(properties).map(([key, schema]) => ({
    name: key,
    content: typeof schema === 'object' && (
      <Leaf
        id={controlId(fieldPathId.$id, key)}
        name={key}
        path={key}
        schema={schema}
        uiSchema={uiSchema[key]}
        value={formData?.[key]}
        error={getByPath<string[]>(errorSchema, [key, '__errors'], [])[0] ?? null}
        isRequired={mandatory.has(key)}
        isDisabled={isDisabled || schema.readOnly === true}
        onChange={onChange}
      />
    ),
  }));
  return <Sections sections={uiSchema['ui:options']?.sections ?? []} fields={fields} title={title} />;
}
