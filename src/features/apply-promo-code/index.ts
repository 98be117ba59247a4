export { createPromoCode, type PromoCode } from './model/promo-code';
export { PromoCodeForm } from './ui/promo-code-form';
