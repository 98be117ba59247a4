import { Combobox, createListCollection, useCombobox } from '@ark-ui/react/combobox';
import { useUnit } from 'effector-react';
import Building from 'lucide-react/icons/building-2';
import MapPin from 'lucide-react/icons/map-pin';
import {
  type ComponentProps,
  type ComponentType,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/shared/ui/icon';
import { styled } from '@/shared/ui/styled';
import { listSuggestions, type Suggestion } from '../lib/suggest';
import type { FindCentre } from '../model/find-centre';
import { text } from './texts';

const ComboboxArea = styled('div', {
  base: {
    flex: '1',
    minWidth: '0',
    '& [role=listbox]': {
      position: 'absolute',
      insetInline: '-1px',
      top: 'calc(100% + 4px)',
      zIndex: 'header',
      margin: '0',
      padding: '2',
      maxHeight: 'min(24rem, 60vh)',
      overflowY: 'auto',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'lg',
      background: 'surface',
      boxShadow: 'md',
      color: 'fg',
      outline: 'none',
      '&[hidden]': { display: 'none' },
    },
    '& [role=option]': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      paddingX: '3',
      paddingY: '2',
      borderRadius: 'md',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& svg': { flexShrink: 0, color: 'fg.muted' },
      '&[data-highlighted]': { background: 'primary.tint', outline: '2px solid', outlineColor: 'focus' },
    },
  },
});
const SuggestionText = styled('span', {
  base: { display: 'grid', minWidth: '0', lineHeight: 'snug' },
});
const Muted = styled('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

interface SuggestingInputProps {
  readonly model: FindCentre;
  readonly Input: ComponentType<ComponentProps<'input'>>;
  readonly fieldProps: ComponentProps<'input'>;
}

/** The search box as an ARIA combobox. Enter without an active suggestion searches, as in the plain field. */
export function SuggestingInput({ model, Input, fieldProps: field }: SuggestingInputProps) {
  const { term, nameIndex, towns, ...handlers } = useUnit({
    term: model.$searchTerm,
    nameIndex: model.$nameIndex,
    towns: model.$towns,
    searchChanged: model.searchChanged,
    townChosen: model.townChosen,
    venueChosen: model.venueChosen,
  });
  // Deferred, because changing suggestions together with a key press would move the caret to the end.
  const deferredTerm = useDeferredValue(term);
  const suggestions = useMemo(
    () => listSuggestions(deferredTerm, nameIndex, towns),
    [deferredTerm, nameIndex, towns],
  );
  const collection = useMemo(
    () =>
      createListCollection<Suggestion>({
        items: [...suggestions],
        itemToValue: ({ value }) => value,
        itemToString: ({ label }) => label,
      }),
    [suggestions],
  );
  const chooseSuggestion = (value: string | undefined) => {
    const suggestion = suggestions.find((candidate) => candidate.value === value);
    if (suggestion?.kind === 'town') handlers.townChosen(suggestion.town);
    if (suggestion?.kind === 'centre') handlers.venueChosen(suggestion.venue);
  };
  const id = field.id ?? '';
  // Hidden by our own state: when Ark closes the list it focuses the field again, so keyboard users could not leave it.
  const [isListClosed, setIsListClosed] = useState(false);
  const areSuggestionsShown = !isListClosed && suggestions.length > 0;
  // Some browsers blur the field before a press on a suggestion takes effect.
  const isSuggestionPressed = useRef(false);
  const combobox = useCombobox({
    collection,
    ids: { input: id },
    defaultInputValue: term,
    // Text typed before this code loaded also gets suggestions.
    defaultOpen: term !== '' && document.activeElement?.id === id,
    value: [],
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason !== 'input-change') return;
      setIsListClosed(false);
      handlers.searchChanged(inputValue);
    },
    onSelect: ({ itemValue }) => chooseSuggestion(itemValue),
  });
  // The field keeps its own text, so that the caret stays in place; clearing or choosing a search replaces it.
  const replaceFieldText = useEffectEvent(combobox.setInputValue);
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value !== term) replaceFieldText(term);
  }, [term, id]);
  // After a search the suggestions close, so that they do not cover the results.
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    const submitSearch = () => setIsListClosed(true);
    form?.addEventListener('submit', submitSearch);
    return () => form?.removeEventListener('submit', submitSearch);
  }, [id]);
  return (
    <Combobox.RootProvider asChild value={combobox}>
      <ComboboxArea
        onBlur={({ currentTarget, relatedTarget }) => {
          // Ark does not watch the focus on touch screens, whose keyboards can move to the next field or close.
          if (!isSuggestionPressed.current && !currentTarget.contains(relatedTarget)) setIsListClosed(true);
        }}
        onFocus={() => {
          isSuggestionPressed.current = false;
          setIsListClosed(false);
        }}
        onKeyDown={({ key }) => {
          isSuggestionPressed.current = false;
          if (key === 'ArrowDown' || key === 'ArrowUp') setIsListClosed(false);
        }}
      >
        <Combobox.Control asChild>
          <div>
            <Combobox.Input asChild>
              <Input {...field} {...(isListClosed && { 'aria-expanded': false })} />
            </Combobox.Input>
          </div>
        </Combobox.Control>
        <Combobox.Content
          aria-label={text('finder.suggestions')}
          hidden={!combobox.open || !areSuggestionsShown}
          onPointerDown={() => {
            isSuggestionPressed.current = true;
          }}
          onPointerCancel={() => {
            isSuggestionPressed.current = false;
          }}
        >
          {suggestions.map((suggestion) => (
            <Combobox.Item key={suggestion.value} item={suggestion}>
              <Icon of={suggestion.kind === 'town' ? MapPin : Building} />
              <SuggestionText>
                <span>{suggestion.label}</span>
                <Muted>{describeSuggestion(suggestion)}</Muted>
              </SuggestionText>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </ComboboxArea>
    </Combobox.RootProvider>
  );
}

function describeSuggestion(suggestion: Suggestion): string {
  if (suggestion.kind === 'centre')
    return [suggestion.venue.address2, suggestion.venue.postcode].filter(Boolean).join(', ');
  const count = suggestion.town.venues.length;
  return count === 1 ? text('finder.townCentre') : text('finder.townCentres', { count });
}
