export { aDataField, aDataFieldForm, aQuestion, optionsOf, questionsOf, sectionsOf } from './asked';
export { aFixedOption, aMembershipType, aPaymentOption, aUser, aVenue } from './catalogue';
export { deferred } from './deferred';
export { type FakeAnswer, type FakeCall, fakeOperator } from './fake-operator';
export { formParts } from './form-parts';
export { inCamel } from './in-camel';
export { isLeftToBrowser } from './is-left-to-browser';
export { textOf } from './text-of';
export { violationsShown } from './violations';
