export { CheckingNotice } from '@/entities/payment';
