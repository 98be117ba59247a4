import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import type { ResetIdle } from '../model/reset-idle';
import { text } from '../texts';
import { Countdown } from './countdown';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    bottom: '0',
    // At the bottom of the screen even if the page is short.
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
const Words = chakra('div', { base: { flex: '1', minWidth: '12rem' } });

/** Shows how long the confirmation stays; any input restarts the time. Requirement F5.3. */
export function ClosingBar({ model, onFinished }: { model: ResetIdle; onFinished: () => void }) {
  const seconds = useUnit(model.$secondsLeft);
  return (
    <Bar aria-label={text('kiosk.closing')}>
      <Row>
        <Countdown seconds={seconds} words="kiosk.closesIn" />
        <Words>
          <Text size="lg">{text('kiosk.closesSoon')}</Text>
        </Words>
        <Button size="lg" onClick={onFinished}>
          {text('kiosk.finish')}
        </Button>
      </Row>
    </Bar>
  );
}
