import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import Trash from 'lucide-react/icons/trash-2';
import { createContext, type MouseEvent, type RefObject, use, useEffect, useRef } from 'react';
import { labelRecipe, stackRecipe } from '../../theme';
import { Button } from '../../ui/button';
import { ErrorText, Fieldset, Hint } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { styled } from '../../ui/styled';
import { TextWrapper } from '../../ui/text-wrapper';
import { text as uiText } from '../../ui/texts';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { formatControlId } from '../schema/field-key';
import { findLeafOptions } from '../schema/leaf-options';
import { text as formText } from '../texts';
import { EditedContext } from './edited-context';
import { text } from './texts';

const Legend = styled('legend', {
  ...labelRecipe,
  base: { ...labelRecipe.base, padding: '0', marginBottom: '3' },
});
const Entries = styled('div', stackRecipe);
/** Buttons keep their natural width. */
const ButtonRow = styled('div', { base: { alignSelf: 'flex-start' } });
const Entry = styled('div', {
  ...stackRecipe,
  base: {
    ...stackRecipe.base,
    paddingInlineStart: '4',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderColor: 'line',
  },
});

type GroupContextValue = {
  readonly label: string;
  readonly minItems: number;
  /** Called when an entry was added or removed; moves the focus. */
  readonly onChanged: () => void;
};

const GroupContext = createContext<GroupContextValue>({ label: '', minItems: 0, onChanged: () => {} });

/** A repeated group: its entries and an Add button. */
export function ArrayFieldTemplate({ items, title, schema, uiSchema, ...field }: ArrayFieldTemplateProps) {
  const path = field.fieldPathId.name ?? '';
  const id = formatControlId(field.registry.globalFormOptions.idPrefix, path);
  const group = useRef<HTMLFieldSetElement>(null);
  const reportEdited = use(EditedContext);
  const prepareFocus = useEntryFocus(group, items.length);
  const { hint } = findLeafOptions(schema, uiSchema);
  const error = field.rawErrors?.[0];
  const describedBy = [hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  const reportChange = () => {
    prepareFocus();
    reportEdited(path);
  };
  return (
    <Fieldset id={id} ref={group} tabIndex={-1} aria-describedby={describedBy || undefined}>
      <Legend dir="auto">{field.required ? title : `${title} ${uiText('form.optional')}`}</Legend>
      {hint && (
        <Hint id={`${id}-hint`} dir="auto">
          {hint}
        </Hint>
      )}
      {error && <ErrorText id={`${id}-message`}>{error}</ErrorText>}
      <Entries gap="6">
        <GroupContext value={{ label: title, minItems: schema.minItems ?? 0, onChanged: reportChange }}>
          {items}
        </GroupContext>
        {field.canAdd && !field.disabled && !field.readonly && (
          <ButtonRow>
            <Button
              variant="secondary"
              onClick={(event: MouseEvent) => {
                reportChange();
                field.onAddClick(event);
              }}
            >
              <span>{text(items.length > 0 ? 'form.addAnotherEntry' : 'form.addEntry')}</span>
              <VisuallyHidden>{` ${title}`}</VisuallyHidden>
            </Button>
          </ButtonRow>
        )}
      </Entries>
    </Fieldset>
  );
}

/** A group entry, titled by its position, with a Remove button. */
export function ArrayFieldItemTemplate({
  children,
  index,
  totalItems,
  buttonsProps,
}: ArrayFieldItemTemplateProps) {
  const { label, minItems, onChanged } = use(GroupContext);
  const entryLabel = formText('form.entry', { label, place: String(index + 1) });
  return (
    <Fieldset data-entry="">
      <Legend dir="auto">{entryLabel}</Legend>
      <Entry gap="6" align="stretch">
        <TextWrapper>{children}</TextWrapper>
        {buttonsProps.hasRemove && totalItems > minItems && !buttonsProps.disabled && (
          <ButtonRow>
            <Button
              variant="text"
              onClick={(event: MouseEvent<HTMLButtonElement>) => {
                onChanged();
                buttonsProps.onRemoveItem(event);
              }}
            >
              <Icon of={Trash} />
              <span>{text('form.removeEntry')}</span>
              <VisuallyHidden>{` ${entryLabel}`}</VisuallyHidden>
            </Button>
          </ButtonRow>
        )}
      </Entry>
    </Fieldset>
  );
}

/** Focuses the added entry, or the group after a removal. */
function useEntryFocus(group: RefObject<HTMLFieldSetElement | null>, entryCount: number): () => void {
  const previousEntryCount = useRef<number | null>(null);

  useEffect(() => {
    if (previousEntryCount.current === null || previousEntryCount.current === entryCount) return;
    const isAdded = entryCount > previousEntryCount.current;
    previousEntryCount.current = null;
    const addedEntry = [...(group.current?.querySelectorAll('[data-entry]') ?? [])].at(-1);
    const control = isAdded ? addedEntry?.querySelector<HTMLElement>('input, select, textarea') : null;
    (control ?? group.current)?.focus();
  }, [group, entryCount]);

  return () => {
    previousEntryCount.current = entryCount;
  };
}
