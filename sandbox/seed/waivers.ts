import type { waivers } from '../store/schema/consents.ts';
import { buildDemoActivityId } from './bookings/rows.ts';
import { demoId } from './demo-ids.ts';

type Waiver = Pick<typeof waivers.$inferInsert, 'title' | 'html' | 'period' | 'childrenOnly'> & {
  activity: string;
};

const demoWaivers: readonly Waiver[] = [
  {
    activity: 'Climbing',
    title: 'Climbing: what a child must know',
    period: 'year',
    childrenOnly: true,
    html: '<p>Climbing has risks that care makes small and cannot take away.</p><ul><li>My child listens to the instructor and climbs only when told to.</li><li>My child wears the harness and helmet as they were fitted.</li><li>I have told the centre of anything that makes climbing dangerous for my child.</li></ul><p>This counts for twelve months.</p>',
  },
  {
    activity: 'Boxing Fitness',
    title: 'Boxing: before your first session',
    period: 'once',
    childrenOnly: false,
    html: '<p>Boxing Fitness is training with pads and gloves, without contact.</p><p>I train at my own pace, stop when I feel unwell, and tell the leader about injuries of head, hands or shoulders. I hit pads and nothing else.</p>',
  },
  {
    activity: 'Trampolining',
    title: 'Trampolining: for this visit',
    period: 'visit',
    childrenOnly: false,
    html: '<p>One person at a time is on a trampoline. Pockets are empty, socks are on, and nobody somersaults unless the coach has said so.</p><p>Today there is no injury and no illness that speaks against jumping.</p>',
  },
];

/** The waivers of the demo operator. */
export function buildWaiverRows(operatorId: string): (typeof waivers.$inferInsert)[] {
  return demoWaivers.map(({ activity, ...waiver }) => ({
    id: demoId(`waiver:${activity}`),
    operatorId,
    activityIds: [buildDemoActivityId(activity)],
    ...waiver,
  }));
}
