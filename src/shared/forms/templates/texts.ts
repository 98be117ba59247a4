import { defineTexts } from '../../texts';

export const text = defineTexts({
  'form.choose': 'Choose…',
  'form.loading': 'Loading the form…',
  'form.addEntry': 'Add',
  'form.addAnotherEntry': 'Add another',
  'form.removeEntry': 'Remove',
  'register.passwordRules': 'Your password needs:',
  'password.met': 'done:',
  'password.unmet': 'to do:',
});
