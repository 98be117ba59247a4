import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from '@/shared/ui/button';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';
import { swallowInput } from '../lib/swallow-input';
import type { IdleTimer } from '../model/idle-timer';
import { text } from '../texts';
import { Countdown } from './countdown';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '6' } });

/**
 * "Still there? Touch to carry on": a warning before a kiosk resets, which any input dismisses (WCAG 2.2.1). The focus then
 * returns to where it was.
 */
export function IdleWarning({ model }: { model: IdleTimer }) {
  const { stage, seconds, inputSeen } = useUnit({
    stage: model.$stage,
    seconds: model.$secondsLeft,
    inputSeen: model.inputSeen,
  });
  const isShown = stage === 'warning';
  useEffect(() => (isShown ? swallowInput() : undefined), [isShown]);
  return (
    <Modal
      isOpen={isShown}
      onClose={() => inputSeen()}
      title={text('kiosk.stillThere')}
      isDismissible={false}
      footer={
        <Button size="lg" isWide onClick={() => inputSeen()}>
          {text('kiosk.carryOn')}
        </Button>
      }
    >
      <Row>
        <Countdown seconds={seconds} textKey="kiosk.clearsIn" size="lg" />
        <Text size="lg">{text('kiosk.clearsSoon')}</Text>
      </Row>
    </Modal>
  );
}
