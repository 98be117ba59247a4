import type { ReactNode } from 'react';
import { CategoryPicture, findCategory } from '@/entities/category';
import type { ActivityDetail } from '@/shared/api';
import { Heading } from '@/shared/ui/heading';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { formatActivityCancelRule } from '../lib/cancel-rule';
import { text } from '../texts';

const FactGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: '6',
    alignItems: 'start',
  },
});
const Intro = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gap: '6',
    alignItems: 'start',
    // In one column, and for screen readers, the picture comes first.
    '& > :first-child': { order: { lg: '1' } },
  },
});
const Prose = styled('div', { base: { maxWidth: '44rem' } });

/** Describes an activity, who it is for, and its booking rules. */
export function AboutActivity({ activity }: { activity: ActivityDetail }) {
  const { description, levels, attendeeInstructions, accessibilitySupport, rules } = activity;
  return (
    <Stack gap="6">
      <Intro>
        <CategoryPicture
          src={activity.imageUrl}
          category={findCategory(activity.slug, activity.categoryId, activity.categoryName)}
          name={activity.name}
        />
        {description !== '' && (
          <Prose>
            <SafeHtml html={description} />
          </Prose>
        )}
      </Intro>
      <FactGrid>
        {levels.length > 0 && <Fact title={text('activity.levels')}>{levels.join(', ')}</Fact>}
        {attendeeInstructions && <Fact title={text('activity.bring')}>{attendeeInstructions}</Fact>}
        {accessibilitySupport.length > 0 && (
          <Fact title={text('activity.access')}>{accessibilitySupport.join(', ')}</Fact>
        )}
        <Fact title={text('activity.rules')}>{`${rules.opens} ${formatActivityCancelRule(rules)}`}</Fact>
      </FactGrid>
    </Stack>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="1">
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <Text>{children}</Text>
    </Stack>
  );
}
