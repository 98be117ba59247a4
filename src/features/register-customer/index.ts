export { passwordRules, passwordText } from './lib/password-rules';
export { detailsForm, detailsOf, unaskableIn, usernameOf } from './lib/register-form';
export { requiredForm } from './lib/required-form';
export { isAboutEmail, registerErrors } from './lib/server-errors';
export { createKnownDetails } from './model/known-details';
export { createRegisterCustomer } from './model/register-customer';
export { text as registerText } from './texts';
export { CustomerDetails } from './ui/customer-details';
export { RegisterCustomer } from './ui/register-customer';
