import { Fragment, type ReactNode, use, useId } from 'react';
import { headingRecipe, stackRecipe } from '../../theme';
import { useGrowing } from '../../ui/growing';
import { styled } from '../../ui/styled';
import type { FormSection } from '../schema/form-definition';
import { WholeContext } from './whole-context';

const Stack = styled('div', stackRecipe);
const SectionStack = styled('section', stackRecipe);
const Title = styled('h3', headingRecipe);

/** A phone's or a desktop's screen at once; the kiosk's tall one is full with the first step, a frame later. */
const GROWTH = { first: 10, step: 40 };

/** About the height of a field with its gap, in rem: the room of the fields that are still to come. */
const FIELD_HEIGHT = 6.5;

type FieldContent = { readonly name: string; readonly content: ReactNode };
type FilledSection = { readonly title: string; readonly fields: readonly FieldContent[] };

function Section({ title, fields }: FilledSection) {
  const titleId = useId();
  const contents = fields.map(({ name, content }) => <Fragment key={name}>{content}</Fragment>);
  if (title === '') return <Stack gap="6">{contents}</Stack>;
  return (
    <SectionStack gap="6" aria-labelledby={titleId}>
      <Title size="md" id={titleId} dir="auto">
        {title}
      </Title>
      {contents}
    </SectionStack>
  );
}

/** Fields that a condition has brought belong to no section, and follow the last one. */
function inSections(sections: readonly FormSection[], fields: readonly FieldContent[]): FilledSection[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const filled = sections.map(({ title, keys }) => ({
    title,
    fields: keys.flatMap((key) => byName.get(key) ?? []),
  }));
  const named = new Set(sections.flatMap((section) => section.keys));
  const rest = { title: '', fields: fields.filter(({ name }) => !named.has(name)) };
  return [...filled, rest].filter((section) => section.fields.length > 0);
}

/** The sections as far as their first fields, so many of them. */
function firstFields(sections: readonly FilledSection[], count: number): FilledSection[] {
  const begun: FilledSection[] = [];
  let left = count;
  for (const { title, fields } of sections) {
    if (left <= 0) break;
    begun.push({ title, fields: fields.slice(0, left) });
    left -= fields.length;
  }
  return begun;
}

type SectionsProps = {
  readonly sections: readonly FormSection[];
  readonly fields: readonly FieldContent[];
  /** The heading of fields that are in no section. */
  readonly title: string;
};

/**
 * The fields of a form in its sections, or simply below each other. A long form grows below the first screen; one that is
 * submitted or has messages stands whole, so that the focus finds its field.
 */
export function Sections({ sections, fields, title }: SectionsProps) {
  const isWhole = use(WholeContext);
  const grown = useGrowing(null, fields.length, GROWTH);
  const count = isWhole ? fields.length : grown;
  const filled = sections.length > 0 ? inSections(sections, fields) : [{ title, fields }];
  const missing = fields.length - count;
  return (
    <Stack gap="8">
      {firstFields(filled, count).map((section) => (
        <Section key={section.fields[0]?.name ?? ''} {...section} />
      ))}
      {missing > 0 && <div style={{ blockSize: `${missing * FIELD_HEIGHT}rem` }} />}
    </Stack>
  );
}
