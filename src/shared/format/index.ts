export { formatInstantDay, formatInstantTime, formatInstantWeekday } from './instant';
export { keepTogether } from './keep-together';
export { formatList } from './list';
export { formatMoney, formatWithSymbol } from './money';
