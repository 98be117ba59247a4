import { combine, sample } from 'effector';
import { configurationChecks } from '@/shared/api';
import { isPresent } from '@/shared/lib';
import { createRequest } from '@/shared/request';
import { type ApiAccess, buildSource } from '../lib/live-address';
import { toFinding } from '../lib/problem-findings';
import { $api, $membershipId, membershipChosen, membershipsRequest } from './catalogue';

/** What is chosen for a membership that is not in the list. */
export const MISSING_MEMBERSHIP_ID = 'missing';
const LEFT_OUT_ID_PREFIX = 'left-out-';

/** Memberships that the API sends and the site leaves out. */
export const $leftOutMemberships = membershipsRequest.$data.map((reading) =>
  (reading?.problems ?? [])
    .filter(({ kind }) => kind === 'membership')
    .map((problem, index) => ({
      id: `${LEFT_OUT_ID_PREFIX}${index}`,
      name: problem.name,
      reason: toFinding(problem, 'memberships').what,
    })),
);

export const $chosenMembershipType = combine(
  membershipsRequest.$data,
  $membershipId,
  (reading, id) => reading?.value.find((membershipType) => membershipType.id === id) ?? null,
);

/** The questions of the chosen membership. */
export const questionsRequest = createRequest({
  load: async ({ id, api }: { id: string; api: ApiAccess }) => {
    const { address } = buildSource('questions', id, api);
    const reading = await configurationChecks.read(
      'questions',
      await configurationChecks.loadText(address, api.timeoutMs),
    );
    return reading.kind === 'questions' ? reading.value.unavailableFields : [];
  },
});

sample({ clock: [membershipChosen, membershipsRequest.reset], target: questionsRequest.reset });
const questionsParams = sample({
  clock: membershipChosen,
  source: { membershipType: $chosenMembershipType, api: $api },
  fn: ({ membershipType, api }) => membershipType && { id: membershipType.id, api },
});
sample({ clock: questionsParams, filter: isPresent, target: questionsRequest.requested });
