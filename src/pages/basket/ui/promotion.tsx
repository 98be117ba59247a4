import { useUnit } from 'effector-react';
import { PromoCodeForm } from '@/features/apply-promo-code';
import { Card } from '@/shared/ui/card';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { $takesPromotion, promoCode } from '../model/promotion';
import { text } from '../texts';

/** The promo code of the membership in the basket; nothing where no code is taken (Spec, joining §5). */
export function Promotion() {
  const takesPromotion = useUnit($takesPromotion);
  if (!takesPromotion) return null;
  return (
    <Card>
      <Stack gap="3" align="stretch">
        <Heading level={2} size="sm">
          {text('promotion.heading')}
        </Heading>
        <PromoCodeForm model={promoCode} />
      </Stack>
    </Card>
  );
}
