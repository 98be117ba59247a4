import type { FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils';
import { Fragment, useId } from 'react';
import { headingRecipe, stackRecipe } from '../../theme';
import { styled } from '../../ui/styled';

const Stack = styled('div', stackRecipe);
const SectionStack = styled('section', stackRecipe);
const Title = styled('h3', headingRecipe);

/** Widgets render their own label, hint and message. */
export function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

/** Suppresses duplicate descriptions, help and messages of rjsf. */
export function EmptyTemplate() {
  return null;
}

/** A section of a form, or the form itself: its fields under an optional title. */
export function ObjectFieldTemplate({ properties, schema, title }: ObjectFieldTemplateProps) {
  const titleId = useId();
  const contents = properties.map(({ name, content }) => <Fragment key={name}>{content}</Fragment>);
  const holdsSections = Object.values(schema.properties ?? {}).some(
    (part) => typeof part === 'object' && part.type === 'object',
  );
  if (title === '') return <Stack gap={holdsSections ? '8' : '6'}>{contents}</Stack>;
  return (
    <SectionStack gap="6" aria-labelledby={titleId}>
      <Title size="md" id={titleId} dir="auto">
        {title}
      </Title>
      {contents}
    </SectionStack>
  );
}
