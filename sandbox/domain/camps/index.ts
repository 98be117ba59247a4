export { type CampChoice, quoteCamp, takeCamp } from './records/camp-booking.ts';
export { type DayOption, dayOptionsOf } from './records/camp-options.ts';
export { type CampPerson, campInBasket, campPeopleOf, lacksCampForm } from './records/camp-people.ts';
export { campChoicesIn, campOptionsOf, type DayChoice } from './rules/camp-choices.ts';
export { campPrice, sharesOf, siblingReductions } from './rules/camp-price.ts';
export { bestState, isOpen } from './rules/camp-state.ts';
export { stayWith } from './rules/camp-stay.ts';
