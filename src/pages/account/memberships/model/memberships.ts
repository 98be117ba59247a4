import { loadMemberships } from '@/shared/api';
import { createPage } from '@/shared/request';
import { freezeEnded } from '@/widgets/end-freeze';
import { cancellationWithdrawn } from '@/widgets/take-membership-back';

export const page = createPage({
  load: async (_: null, options) => (await loadMemberships(options)).items,
  reloadOn: [cancellationWithdrawn, freezeEnded],
});
