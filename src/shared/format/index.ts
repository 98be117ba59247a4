export { createDayFormat } from './date-format';
export { formatInstantDay, formatInstantTime, formatInstantWeekday } from './instant';
export { joinUnbreakable } from './keep-together';
export { formatList } from './list';
export { toLocalTime } from './local-time';
export { formatMoney, formatWithSymbol } from './money';
