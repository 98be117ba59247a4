import RjsfObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import { type FieldProps, getByPath, type RJSFSchema } from '@rjsf/utils';
import { use } from 'react';
import { controlId } from '../schema/field-key';
import { FlatContext } from './flat-context';
import { Leaf } from './leaf-field';
import { Sections } from './sections';

/** The fields of an object: rjsf's own way through the schema where it needs one, and straight to the controls where not. */
export function ObjectField(props: FieldProps) {
  const flat = use(FlatContext);
  return flat ? <FlatField {...props} flat={flat} /> : <RjsfObjectField {...props} />;
}

type FlatFieldProps = FieldProps & { readonly flat: RJSFSchema };

function FlatField({
  flat,
  uiSchema = {},
  formData,
  errorSchema,
  fieldPathId,
  onChange,
  ...field
}: FlatFieldProps) {
  const { properties = {}, required = [], title = '' } = flat;
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
