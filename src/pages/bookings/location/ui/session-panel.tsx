import { useUnit } from 'effector-react';
import { Modal } from '@/shared/ui/modal';
import { styled } from '@/shared/ui/styled';
import { $session, SessionContent } from '@/widgets/book-place';
import { text } from '../texts';

const WideDrawer = styled('div', { base: { display: 'contents', '--drawer': '32rem' } });

interface SessionPanelProps {
  readonly sessionId: string | null;
  /** The slug of the centre. */
  readonly slug: string;
  readonly onClose: () => void;
}

/** A session in a panel beside the timetable; closing it returns the focus to its row. */
export function SessionPanel({ sessionId, slug, onClose }: SessionPanelProps) {
  const session = useUnit($session);
  return (
    <WideDrawer>
      <Modal
        isOpen={sessionId !== null}
        onClose={onClose}
        title={session?.title ?? text('location.session')}
        isDrawer
      >
        {sessionId !== null && <SessionContent sessionId={sessionId} slug={slug} isPanel />}
      </Modal>
    </WideDrawer>
  );
}
