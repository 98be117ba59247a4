export { formatInstantDay, formatInstantTime, formatInstantWeekday } from './instant';
export { formatList } from './list';
export { formatMoney, formatWithSymbol } from './money';
