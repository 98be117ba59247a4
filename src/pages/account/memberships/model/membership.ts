import { sample } from 'effector';
import { loadMembership } from '@/shared/api';
import { createPage } from '@/shared/request';
import { freezeEnded } from '@/widgets/end-freeze';
import { cancellationWithdrawn } from '@/widgets/take-membership-back';

export const page = createPage({
  load: (id: string, options) => loadMembership({ id }, options),
  reloadOn: [freezeEnded],
});

sample({
  clock: cancellationWithdrawn,
  source: page.$data,
  filter: (membership, { id }) => membership?.id === id,
  fn: (_, membership) => membership,
  target: page.replaced,
});
