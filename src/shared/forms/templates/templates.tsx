import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { Fragment, useId } from 'react';
import { Heading } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import type { FormSection } from '../schema/form-definition';

/** Widgets bring their own label, hint and message, so nothing is left to put around them. */
export function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

/** In the places where rjsf would put descriptions, help and messages a second time. */
export function NothingTemplate() {
  return null;
}

type Property = ObjectFieldTemplateProps['properties'][number];

function SectionOf({
  title,
  properties,
}: {
  readonly title: string;
  readonly properties: readonly Property[];
}) {
  const titleId = useId();
  const fields = properties.map(({ name, content }) => <Fragment key={name}>{content}</Fragment>);
  if (title === '') return <Stack gap="6">{fields}</Stack>;
  return (
    <Stack as="section" gap="6" aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {title}
      </Heading>
      {fields}
    </Stack>
  );
}

/** Fields that a condition has brought belong to no section, and follow the last one. */
function sectionsOf(sections: readonly FormSection[], properties: readonly Property[]) {
  const named = new Set(sections.flatMap((section) => section.keys));
  const rest = properties.filter(({ name }) => !named.has(name));
  const filled = sections.map(({ title, keys }) => ({
    title,
    properties: keys.flatMap((key) => properties.find(({ name }) => name === key) ?? []),
  }));
  return [...filled, { title: '', properties: rest }].filter((section) => section.properties.length > 0);
}

/** The fields of a form in the sections that its uiSchema names, or simply below each other. */
export function ObjectFieldTemplate({ properties, uiSchema, title }: ObjectFieldTemplateProps) {
  const sections: readonly FormSection[] = uiSchema?.['ui:options']?.sections ?? [];
  const shown = sections.length > 0 ? sectionsOf(sections, properties) : [{ title: title ?? '', properties }];
  return (
    <Stack gap="8">
      {shown.map((section) => (
        <SectionOf key={section.properties[0]?.name ?? ''} {...section} />
      ))}
    </Stack>
  );
}
