export { PayOutstanding } from './ui/pay-outstanding';
