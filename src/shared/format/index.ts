export { formatInstantDay, formatInstantTime, formatInstantWeekday } from './instant';
export { formatList } from './list';
export { formatMoney } from './money';
export { OPERATOR_ZONE } from './zone';
