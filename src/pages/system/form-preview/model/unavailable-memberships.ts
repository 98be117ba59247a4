import { combine, sample } from 'effector';
import { configured } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type Api, toSource } from '../lib/live-address';
import { toFinding } from '../lib/problem-findings';
import { $api, $membershipId, membershipChosen, memberships } from './catalogue';

/** What is chosen for a membership that is not in the list. */
export const MISSING_REASON = 'missing';
const LEFT_OUT = 'left-out-';

/** Memberships that the API sends and the site leaves out. */
export const $leftOut = memberships.$data.map((reading) =>
  (reading?.problems ?? [])
    .filter(({ kind }) => kind === 'membership')
    .map((problem, index) => ({
      id: `${LEFT_OUT}${index}`,
      name: problem.name,
      because: toFinding(problem, 'memberships').what,
    })),
);

export const $type = combine(
  memberships.$data,
  $membershipId,
  (reading, id) => reading?.value.find((type) => type.id === id) ?? null,
);

/** The questions of the chosen membership. */
export const questions = createRequest({
  load: async ({ id, api }: { id: string; api: Api }) => {
    const { address } = toSource('questions', id, api);
    const reading = await configured.read('questions', await configured.loadText(address, api.timeoutMs));
    return reading.kind === 'questions' ? reading.value.unaskable : [];
  },
});

sample({ clock: [membershipChosen, memberships.reset], target: questions.reset });
const membershipsWanted = sample({
  clock: membershipChosen,
  source: { type: $type, api: $api },
  fn: ({ type, api }) => type && { id: type.id, api },
});
sample({ clock: membershipsWanted, filter: isPresent, target: questions.requested });
