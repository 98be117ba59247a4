export { type CampChoice, quoteCamp, takeCamp } from './records/camp-booking.ts';
export { type DayOption, findDayOptions } from './records/camp-options.ts';
export {
  type CampPerson,
  findCampItemsInBasket,
  findCampPeople,
  lacksCampFormInBasket,
} from './records/camp-people.ts';
export { type DayChoice, readCampChoices, toCampItemOptions } from './rules/camp-choices.ts';
export { calculateCampPrice, calculateSiblingReductions, splitByWeights } from './rules/camp-price.ts';
export { isBookableState, pickBestState } from './rules/camp-state.ts';
export { calculateStayTimes } from './rules/camp-stay.ts';
