import { useState } from 'react';
import { CategoryTile, findCategory } from '@/entities/category';
import { activityPath } from '@/entities/session';
import type { Activity } from '@/shared/api';
import { useSearchParams } from '@/shared/routes';
import { clampLines } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { wholeLinkStyle } from '@/shared/ui/linked-rows';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import { groupByCategory } from '../lib/categories';
import { toPlainText } from '../lib/excerpt';
import { text } from '../texts';

const SearchBox = styled('div', { base: { maxWidth: '28rem' } });
const TileGrid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
    gap: '3',
    margin: '0',
    padding: '0',
    listStyle: 'none',
  },
});
const ActivityTile = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    minHeight: 'target',
    padding: '4',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line',
    borderRadius: 'lg',
    background: 'surface',
    overflowWrap: 'anywhere',
    '&:has(a:hover)': { borderColor: 'chosen' },
    '& h3': { margin: '0', fontFamily: 'body', fontSize: 'lg', fontWeight: 'bold', lineHeight: 'snug' },
    ...wholeLinkStyle,
  },
});
const TileText = styled('div', { base: { display: 'grid', gap: '1', alignContent: 'start', minWidth: '0' } });
const Excerpt = styled('p', {
  base: {
    ...clampLines(2),
    margin: '0',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'normal',
  },
});

const SEARCH_PARAM = 'search';

interface ActivityListProps {
  /** The slug of the centre. */
  readonly slug: string;
  readonly activities: readonly Activity[];
}

/** Activities by category, with a search. The search is written to the address when the field loses the focus. */
export function ActivityList({ slug, activities }: ActivityListProps) {
  const [query, setQuery] = useSearchParams();
  const [term, setTerm] = useState(query.get(SEARCH_PARAM) ?? '');
  const writeToAddress = (nextTerm: string) => {
    if (nextTerm !== (query.get(SEARCH_PARAM) ?? ''))
      setQuery(nextTerm === '' ? {} : { [SEARCH_PARAM]: nextTerm }, { replace: true });
  };
  if (activities.length === 0) return <Text>{text('activities.none')}</Text>;
  const categories = groupByCategory(activities, term);
  const shownCount = categories.reduce((sum, category) => sum + category.activities.length, 0);
  return (
    <Stack gap="8">
      <Stack gap="2">
        <SearchBox>
          <Field label={text('activities.search')}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={term}
                onValueChange={setTerm}
                onBlur={() => writeToAddress(term.trim())}
              />
            )}
          </Field>
        </SearchBox>
        <Text tone="muted" role="status">
          {shownCount === 1 ? text('activities.one') : text('activities.count', { n: shownCount })}
        </Text>
      </Stack>
      {shownCount === 0 && (
        <Stack gap="3" align="start">
          <Text>{text('activities.noMatch', { term: term.trim() })}</Text>
          <Button
            variant="secondary"
            onClick={() => {
              setTerm('');
              writeToAddress('');
            }}
          >
            {text('activities.clear')}
          </Button>
        </Stack>
      )}
      {categories.map((category) => (
        <Stack key={category.id} gap="3">
          <Heading level={2}>{category.name}</Heading>
          <TileGrid>
            {category.activities.map((activity) => (
              <ActivityTile key={activity.id}>
                <CategoryTile
                  category={findCategory(activity.slug, activity.categoryId, activity.categoryName)}
                />
                <TileText>
                  <h3>
                    <Link to={activityPath(slug, activity.slug)}>{activity.name}</Link>
                  </h3>
                  <Excerpt>{toPlainText(activity.description)}</Excerpt>
                </TileText>
              </ActivityTile>
            ))}
          </TileGrid>
        </Stack>
      ))}
    </Stack>
  );
}
