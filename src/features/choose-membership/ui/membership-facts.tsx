import { formatBenefitUses, formatEligibility } from '@/entities/membership';
import type { MembershipType } from '@/shared/api';
import { stackRecipe, textRecipe } from '@/shared/theme';
import { styled } from '@/shared/ui/styled';
import { text } from '../texts';

const Stack = styled('div', stackRecipe);
const Text = styled('p', textRecipe);
const Bullets = styled('ul', {
  base: {
    margin: '0',
    paddingInlineStart: '6',
    listStyle: 'disc',
    lineHeight: 'normal',
    overflowWrap: 'anywhere',
  },
});

/** Coverage, eligibility, access and benefits. */
export function MembershipFacts({ type }: { type: MembershipType }) {
  const venues = type.providesAccessTo ?? [];
  const eligibility = formatEligibility(type);
  return (
    <Stack gap="3">
      <Text tone="muted">
        {text(type.coverage === 'national' ? 'membership.national' : 'membership.local')}
      </Text>
      {eligibility !== null && <Text>{text('membership.eligibilityNamed', { name: eligibility })}</Text>}
      {venues.length > 0 && (
        <div>
          <Text tone="strong">{text('membership.access')}</Text>
          <Text tone="muted">{venues.map(({ name }) => name).join(', ')}</Text>
        </div>
      )}
      {type.benefits.length > 0 && (
        <div>
          <Text tone="strong">{text('membership.benefits')}</Text>
          <Bullets>
            {type.benefits.map((benefit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: staff may write one benefit twice, and the list never changes.
              <li key={`${index} ${benefit.name}`}>
                <span>{[benefit.name, formatBenefitUses(benefit)].filter(Boolean).join(', ')}</span>
                {benefit.description && <Text tone="muted">{benefit.description}</Text>}
              </li>
            ))}
          </Bullets>
        </div>
      )}
    </Stack>
  );
}
