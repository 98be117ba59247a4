import { chakra } from '@chakra-ui/react/styled-system';
import type { MembershipOffer } from '@/entities/membership';
import type { PaymentOption } from '@/shared/api';
import { text } from '@/shared/messages';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { SafeHtml } from '@/shared/ui/safe-html';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { Facts, Tags } from './facts';
import { OptionRow } from './option-row';

interface MembershipCardProps {
  readonly offer: MembershipOffer;
  readonly onChoose: (option: PaymentOption) => void;
  readonly onDetails: () => void;
}

/** The card holds the description's beginning; the details hold all of it. */
const Clamp = chakra('div', { base: { lineClamp: '5', overflow: 'hidden' } });

/** A membership: what it is, whom it is for, what it gives, and the ways to pay for it. Source: Spec, joining §2. */
export function MembershipCard({ offer: { type, options }, onChoose, onDetails }: MembershipCardProps) {
  return (
    <Card as="li" display="flex" flexDirection="column" gap="4">
      <Stack gap="2">
        <Heading level={3}>{type.name}</Heading>
        <Tags type={type} />
      </Stack>
      <Stack gap="3" flex="1">
        <Clamp>
          <SafeHtml html={type.description} />
        </Clamp>
        <Facts type={type} isBrief />
        <Button variant="text" alignSelf="start" marginInlineStart="-2" onClick={onDetails}>
          {text('membership.details')} <VisuallyHidden>{type.name}</VisuallyHidden>
        </Button>
      </Stack>
      {options.map((option) => (
        <OptionRow key={option.id} type={type} option={option} onChoose={onChoose} />
      ))}
    </Card>
  );
}
