import type { ActivitySession } from '@/shared/api';
import { styled } from '@/shared/ui/styled';
import { formatSessionState } from '../lib/state-words';

const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    tone: {
      good: { color: 'success' },
      few: { color: 'warning', fontWeight: 'bold' },
      plain: { color: 'fg.muted' },
      bad: { color: 'danger', fontWeight: 'bold' },
    },
  },
});
const Dot = styled('span', {
  base: { flexShrink: 0, width: '2', height: '2', borderRadius: 'full', background: 'currentColor' },
});

const TONE_BY_STATE = {
  available: 'good',
  few: 'few',
  full: 'plain',
  not_yet: 'plain',
  closed: 'plain',
  cancelled: 'bad',
  drop_in: 'good',
} as const;

interface StateBadgeProps {
  readonly session: Pick<ActivitySession, 'state' | 'remaining' | 'opensAt' | 'notice'>;
  /** The server's time in milliseconds. */
  readonly now: number;
}

/** The session's state in words and colour. */
export function StateBadge({ session, now }: StateBadgeProps) {
  return <StateLabel state={session.state}>{formatSessionState(session, now)}</StateLabel>;
}

interface StateLabelProps {
  readonly state: ActivitySession['state'];
  readonly children: string;
}

/** Text in the colour of a state. */
export function StateLabel({ state, children }: StateLabelProps) {
  return (
    <Badge tone={TONE_BY_STATE[state]}>
      <Dot aria-hidden="true" />
      <span>{children}</span>
    </Badge>
  );
}
