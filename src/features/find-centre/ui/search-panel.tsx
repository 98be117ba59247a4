import { useUnit } from 'effector-react';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import type { FindCentre } from '../model/find-centre';
import { text } from '../texts';
import type { MapAndListCode } from './use-map-and-list';

const SEARCH_ID = 'centre-search';
const POSITION_ID = 'centre-position';

/** The search box, Use my location, the radius and Clear search. */
export function SearchPanel({ model, parts }: { model: FindCentre; parts: MapAndListCode['parts'] }) {
  const view = useUnit({
    term: model.$searchTerm,
    search: model.$search,
    problem: model.$problem,
    searchChanged: model.searchChanged,
    searchSubmitted: model.searchSubmitted,
    useMyLocationClicked: model.useMyLocationClicked,
    clearClicked: model.clearClicked,
  });
  const problemAt = (about: 'place' | 'position') =>
    view.problem?.about === about ? view.problem.content : null;
  const isSearched = view.search.kind !== 'all' || view.term !== '';
  return (
    <Box background="subtle" borderRadius="lg" padding={{ base: '4', md: '6' }}>
      <Stack gap="4">
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              view.searchSubmitted();
            }}
          >
            <Stack direction="responsive" gap="3" align="end">
              <Box flex={{ sm: '1' }} width="full">
                <Field
                  id={SEARCH_ID}
                  label={text('finder.search')}
                  hint={text('finder.searchHint')}
                  error={problemAt('place')}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      type="search"
                      enterKeyHint="search"
                      autoComplete="off"
                      maxLength={100}
                      value={view.term}
                      onValueChange={view.searchChanged}
                    />
                  )}
                </Field>
              </Box>
              <Button type="submit" minHeight="field" width={{ base: 'full', sm: 'auto' }}>
                {text('finder.searchButton')}
              </Button>
            </Stack>
          </form>
        </search>
        <Stack direction="row" gap="3" align="center">
          <Button
            variant="secondary"
            isBusy={view.search.kind === 'locating'}
            aria-describedby={problemAt('position') === null ? undefined : POSITION_ID}
            onClick={view.useMyLocationClicked}
          >
            {text('centre.useMyLocation')}
          </Button>
          {/* Rendered from the start: adding it with the first key would recalculate the style of the whole page. */}
          <Button
            variant="text"
            hidden={!isSearched}
            onClick={() => {
              view.clearClicked();
              // The button goes away with the search: the focus must not fall back to the page's start.
              document.getElementById(SEARCH_ID)?.focus();
            }}
          >
            {text('centre.clearSearch')}
          </Button>
        </Stack>
        {problemAt('position') !== null && (
          <Text id={POSITION_ID} tone="danger">
            {problemAt('position')}
          </Text>
        )}
        {view.search.kind === 'near' && parts && <parts.RadiusSlider model={model} />}
      </Stack>
    </Box>
  );
}
