export { aFixedOption, aMembershipType, aPaymentOption, aUser, aVenue } from './catalogue';
export { deferred } from './deferred';
export { answerInTurn, type FakeAnswer, type FakeCall, fakeOperator } from './fake-operator';
export { aDataField, aDataFieldForm, aQuestion, optionsOf, questionsOf, sectionsOf } from './form-builders';
export { formParts } from './form-parts';
export { isLeftToBrowser } from './is-left-to-browser';
export { readText } from './read-text';
export { toCamelCase } from './to-camel-case';
export { listViolations } from './violations';
