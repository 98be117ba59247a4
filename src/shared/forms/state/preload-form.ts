import { createEffect } from 'effector';
import { loadSchemaForm } from '../templates/load-schema-form';

/** Fetches the code of forms while the form itself is still on its way. A failure is told where the form is shown. */
export const preloadFormFx = createEffect(async () => {
  await Promise.all([loadSchemaForm(), import('../schema/form-errors')]);
});
