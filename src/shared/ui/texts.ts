import { defineTexts } from '../texts';

export const text = defineTexts({
  'system.loading': 'Loading…',
  'system.skip': 'Skip to main content',

  'form.errorTitle': 'There is a problem',
  'form.optional': '(optional)',
  'form.show': 'Show',
  'form.hide': 'Hide',
  'form.showPassword': 'Show password',
  'form.hidePassword': 'Hide password',
  'form.titleError': 'Error: {title}',
  'form.close': 'Close',
  'form.dateFormat': 'DD/MM/YYYY',
  'form.toContinue': 'To continue:',
  'form.stepsLeft': '{n} things to do',
  'form.stillToDo': '{n} things still to do',
  'form.stillOne': 'Still to do: {step}',
  'form.tryAgain': 'Try again',

  'joining.edit': 'Edit',
  'joining.step.current': 'current',
  'joining.step.done': 'completed',
  'joining.step.doubtful': 'completed, please check',
  'joining.step.waiting': 'not started',
});
