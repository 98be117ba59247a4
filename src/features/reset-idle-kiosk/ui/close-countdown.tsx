import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import type { IdleTimer } from '../model/idle-timer';
import { text } from '../texts';
import { Countdown } from './countdown';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    // Keeps the bar at the bottom of the screen even if the page is short.
    marginTop: 'auto',
    zIndex: 'header',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    background: 'surface',
    boxShadow: 'md',
  },
});
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    maxWidth: 'page',
    marginX: 'auto',
    paddingX: { base: '4', md: '6' },
    paddingY: '4',
  },
});
const Message = chakra('div', { base: { flex: '1', minWidth: '12rem' } });

/** Shows how many seconds are left until the confirmation closes; any input restarts the countdown. Requirement F5.3. */
export function CloseCountdown({ model, onFinish }: { model: IdleTimer; onFinish: () => void }) {
  const seconds = useUnit(model.$secondsLeft);
  return (
    <Bar aria-label={text('kiosk.closing')}>
      <Row>
        <Countdown seconds={seconds} textKey="kiosk.closesIn" />
        <Message>
          <Text size="lg">{text('kiosk.closesSoon')}</Text>
        </Message>
        <Button size="lg" onClick={onFinish}>
          {text('kiosk.finish')}
        </Button>
      </Row>
    </Bar>
  );
}
