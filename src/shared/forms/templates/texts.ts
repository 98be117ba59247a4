import { defineTexts } from '../../texts';

export const text = defineTexts({
  'form.choose': 'Choose…',
  'form.loading': 'Loading the form…',
  'form.addEntry': 'Add',
  'form.addAnotherEntry': 'Add another',
  'form.removeEntry': 'Remove',
  'form.optionalOne': 'An optional question',
  'form.optionalMany': 'A few optional questions ({n})',
  'register.passwordRules': 'Your password needs:',
  'password.met': 'done:',
  'password.unmet': 'to do:',
});
