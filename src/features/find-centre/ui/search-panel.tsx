import { useUnit } from 'effector-react';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Search from 'lucide-react/icons/search';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { FindCentre } from '../model/find-centre';
import { text } from '../texts';
import { useSuggestions } from './use-suggestions';

const SEARCH_ID = 'centre-search';
const ERROR_ID = 'centre-search-error';
const HINT_ID = 'centre-search-hint';
const POSITION_ID = 'centre-position';

/** Matches a search box that is a bar after a search: the panel's frame has `data-asked`. */
const AFTER_SEARCH = '[data-asked] &';
const Panel = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    [AFTER_SEARCH]: {
      columnGap: '4',
      rowGap: '0',
      md: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        '& > search': { flex: '1' },
        '& > p': { flexBasis: '100%' },
      },
    },
  },
});
const Form = styled('form', {
  base: {
    [AFTER_SEARCH]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      '& > p': { flexBasis: '100%' },
    },
  },
});
const Label = styled('label', {
  base: {
    display: 'block',
    marginBottom: '2',
    fontWeight: 'bold',
    lineHeight: 'snug',
    // Without room for the label, the placeholder names the field.
    [AFTER_SEARCH]: {
      margin: '0',
      position: { base: 'absolute', md: 'static' },
      clipPath: { base: 'inset(50%)', md: 'none' },
    },
  },
});
/** The search field: icon, text and button in one white bar, whatever its background. */
const Bar = styled('div', {
  base: {
    '--focus-color': 'var(--pv-colors-focus)',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '14',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'lg',
    background: 'surface',
    color: 'fg',
    '& > svg': { flexShrink: 0, color: 'fg.muted' },
    [AFTER_SEARCH]: { flex: '1' },
    '&:has(input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'focus',
      outlineOffset: '-4px',
    },
    // Hidden, because Clear search is below.
    '& input::-webkit-search-cancel-button': { display: 'none' },
    // Browsers in which the panel cannot show the focus show it on the field.
    '@supports selector(:has(*))': { '& input:focus-visible': { outline: 'none', boxShadow: 'none' } },
    '& > button': { flexShrink: 0, paddingX: { base: '4', sm: '6' } },
  },
  variants: { hasPlaceProblem: { true: { borderColor: 'danger', borderWidth: '2px' } } },
});
const Input = styled('input', {
  base: {
    flex: '1',
    width: 'full',
    minWidth: '0',
    minHeight: 'target',
    padding: '0',
    border: '0',
    background: 'transparent',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'lg',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'fg.muted', opacity: 1, fontSize: 'md' },
  },
});
const ProblemText = styled('p', {
  base: {
    margin: '0',
    marginTop: '2',
    paddingX: '3',
    paddingY: '2',
    borderRadius: 'md',
    background: 'danger.tint',
    color: 'danger',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
  },
});

interface SearchPanelProps {
  readonly model: FindCentre;
  /** Whether the page's main action is next to the search box. */
  readonly isQuiet: boolean;
}

/** The search box with suggestions, Use my location and Clear search. It works on any background of the theme. */
export function SearchPanel({ model, isQuiet }: SearchPanelProps) {
  const view = useUnit({
    term: model.$searchTerm,
    search: model.$search,
    hasSearched: model.$hasSearched,
    problem: model.$problem,
    searchChanged: model.searchChanged,
    searchSubmitted: model.searchSubmitted,
    useMyLocationClicked: model.useMyLocationClicked,
    clearClicked: model.clearClicked,
  });
  const [hasBeenUsed, setHasBeenUsed] = useState(false);
  const suggestions = useSuggestions(hasBeenUsed, SEARCH_ID);
  const findProblemText = (about: 'place' | 'position') =>
    view.problem?.about === about ? view.problem.content : null;
  const isSearched = view.hasSearched || view.search.kind !== 'all' || view.term !== '';
  const isWrong = findProblemText('place') !== null;
  const fieldProps = {
    id: SEARCH_ID,
    type: 'search',
    enterKeyHint: 'search',
    autoComplete: 'off',
    maxLength: 100,
    dir: 'auto',
    placeholder: text('finder.searchHint'),
    'aria-describedby': isWrong ? `${HINT_ID} ${ERROR_ID}` : HINT_ID,
    'aria-invalid': isWrong || undefined,
  } satisfies ComponentProps<typeof Input>;
  return (
    <Panel>
      <search>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            view.searchSubmitted();
          }}
        >
          <Label htmlFor={SEARCH_ID}>{text('finder.search')}</Label>
          <VisuallyHidden id={HINT_ID}>{text('finder.searchHint')}</VisuallyHidden>
          <Bar
            hasPlaceProblem={isWrong}
            onFocus={() => setHasBeenUsed(true)}
            onInput={() => setHasBeenUsed(true)}
          >
            <Icon of={Search} />
            {suggestions ? (
              <suggestions.SuggestingInput model={model} Input={Input} fieldProps={fieldProps} />
            ) : (
              <Input
                {...fieldProps}
                value={view.term}
                onChange={(event) => view.searchChanged(event.currentTarget.value)}
              />
            )}
            <Button type="submit" variant={isQuiet ? 'secondary' : 'primary'}>
              {text('finder.searchButton')}
            </Button>
          </Bar>
          {isWrong && <ProblemText id={ERROR_ID}>{findProblemText('place')}</ProblemText>}
        </Form>
      </search>
      <Stack direction="row" gap="4" align="center">
        <Button
          variant="text"
          color="inherit"
          isBusy={view.search.kind === 'locating'}
          aria-describedby={findProblemText('position') === null ? undefined : POSITION_ID}
          onClick={view.useMyLocationClicked}
        >
          <Icon of={LocateFixed} />
          <span>{text('centre.useMyLocation')}</span>
        </Button>
        {/* Rendered from the start: adding it with the first key would recalculate the style of the whole page. */}
        <Button
          variant="text"
          color="inherit"
          hidden={!isSearched}
          onClick={() => {
            view.clearClicked();
            // The button disappears with the search, so the focus moves to the field.
            document.getElementById(SEARCH_ID)?.focus();
          }}
        >
          {text('centre.clearSearch')}
        </Button>
      </Stack>
      {findProblemText('position') !== null && (
        <ProblemText id={POSITION_ID}>{findProblemText('position')}</ProblemText>
      )}
    </Panel>
  );
}
