import { benefitUsesLabel, eligibilityText } from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import { stackRecipe, textRecipe } from '@/shared/theme';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';

const Stack = styled('div', stackRecipe);
const Text = styled('p', textRecipe);
const TagList = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', margin: '0', padding: '0', listStyle: 'none' },
});
const Tag = styled('li', {
  base: {
    paddingX: '2',
    paddingY: '1',
    borderRadius: 'full',
    background: 'primary.tint',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
});
const Bullets = styled('ul', {
  base: {
    margin: '0',
    paddingInlineStart: '6',
    listStyle: 'disc',
    lineHeight: 'normal',
    overflowWrap: 'anywhere',
  },
});

/** How many access venues a card names before the details name them all. */
const BRIEF_VENUES = 2;

/** Its categories, as small labels. */
export function Tags({ type }: { type: MembershipType }) {
  if (type.categories.length === 0) return null;
  return (
    <TagList>
      {type.categories.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </TagList>
  );
}

/** Coverage, eligibility, access and benefits; `isBrief` leaves a long list of venues to the details. */
export function Facts({ type, isBrief = false }: { type: MembershipType; isBrief?: boolean }) {
  const venues = type.providesAccessTo ?? [];
  const named = isBrief ? venues.slice(0, BRIEF_VENUES) : venues;
  const more = venues.length - named.length;
  const eligibility = eligibilityText(type);
  return (
    <Stack gap="3">
      <Text tone="muted">
        {text(type.coverage === 'national' ? 'membership.national' : 'membership.local')}
      </Text>
      {eligibility !== null && <Text>{text('membership.eligibilityNamed', { name: eligibility })}</Text>}
      {named.length > 0 && (
        <div>
          <Text tone="strong">{text('membership.access')}</Text>
          <Text tone="muted">
            {named.map(({ name }) => name).join(', ')}
            {more > 0 && ` ${text('membership.accessMore', { count: more })}`}
          </Text>
        </div>
      )}
      {type.benefits.length > 0 && (
        <div>
          <Text tone="strong">{text('membership.benefits')}</Text>
          <Bullets>
            {type.benefits.map((benefit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may write one benefit twice, and the list never changes.
              <li key={`${at} ${benefit.name}`}>
                {[benefit.name, benefitUsesLabel(benefit)].filter(Boolean).join(', ')}
                {benefit.description && <Text tone="muted">{benefit.description}</Text>}
              </li>
            ))}
          </Bullets>
        </div>
      )}
    </Stack>
  );
}
