import { createEffect } from 'effector';
import { loadFormCode } from '../templates/load-form-code';

/** Fetches the code of forms while the form itself is still on its way. A failure is told where the form is shown. */
export const preloadFormFx = createEffect(async () => {
  await Promise.all([loadFormCode(), import('../schema/form-errors')]);
});
