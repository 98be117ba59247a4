import { createEffect } from 'effector';

/** Fetches the code of forms while the form itself is still on its way. A failure is told where the form is shown. */
export const preloadFormFx = createEffect(async () => {
  await Promise.all([import('../templates/schema-form'), import('../schema/form-errors')]);
});
