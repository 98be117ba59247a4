export { formatPasswordProblem, passwordRules } from './lib/password-rules';
export { buildDetailsForm, listUnaskableFields, readUsername, toCustomerDetails } from './lib/register-form';
export { toRequiredForm } from './lib/required-form';
export { isAboutEmail, toFieldErrors } from './lib/server-errors';
export { createKnownDetails } from './model/known-details';
export { createRegisterCustomer } from './model/register-customer';
export { text as registerText } from './texts';
export { CustomerDetails } from './ui/customer-details';
export { RegisterCustomer } from './ui/register-customer';
