import { createEffect } from 'effector';
import { formCode } from '../templates/load-form-code';

/** Fetches the code of forms while the form itself is still on its way. A failure is told where the form is shown. */
export const preloadFormFx = createEffect(async () => {
  await Promise.all([formCode.load(), import('../schema/form-errors')]);
});
