import { loadHeldPackages } from '@/shared/api';
import { createPage } from '@/shared/request';

export const page = createPage({
  load: async (_: null, options) => (await loadHeldPackages(options)).items,
});
