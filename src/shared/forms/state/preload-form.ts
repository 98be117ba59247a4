import { createEffect } from 'effector';
import { createLazyModule } from '../../lib';

/** rjsf and the templates of its fields. */
export const formCode = createLazyModule(() => import('../templates/form-code'));

/** Loads the form code in parallel with the form. Failures are handled where the form is rendered. */
export const preloadFormFx = createEffect(async () => {
  await Promise.all([formCode.load(), import('../schema/form-errors')]);
});
