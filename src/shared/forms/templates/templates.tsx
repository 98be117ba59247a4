import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { Sections } from './sections';

/** Widgets bring their own label, hint and message, so nothing is left to put around them. */
export function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

/** In the places where rjsf would put descriptions, help and messages a second time. */
export function NothingTemplate() {
  return null;
}

/** The fields of a form in the sections that its uiSchema names, or simply below each other. */
export function ObjectFieldTemplate({ properties, uiSchema, title }: ObjectFieldTemplateProps) {
  return (
    <Sections sections={uiSchema?.['ui:options']?.sections ?? []} fields={properties} title={title ?? ''} />
  );
}
