import { useUnit } from 'effector-react';
import { PromoCodeForm } from '@/features/apply-promo-code';
import { Card } from '@/shared/ui/card';
import { $acceptsPromoCode, promoCode } from '../model/promotion';

/** The promo code of the membership in the basket; nothing if no code is accepted (Requirement J7.1). */
export function Promotion() {
  const acceptsPromoCode = useUnit($acceptsPromoCode);
  if (!acceptsPromoCode) return null;
  return (
    <Card>
      <PromoCodeForm model={promoCode} />
    </Card>
  );
}
