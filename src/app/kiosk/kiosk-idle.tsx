import { useUnit } from 'effector-react';
import { CloseCountdown, IdleWarning } from '@/features/reset-idle-kiosk';
import { visitEnded } from '@/shared/mode';
import { $kioskScreen, idleTimer } from './model';

/** The warning before a kiosk clears the visit; on the confirmation, the remaining time. */
export function KioskIdle() {
  const { screen, finish } = useUnit({ screen: $kioskScreen, finish: visitEnded });
  if (screen === 'confirmation') return <CloseCountdown model={idleTimer} onFinish={() => finish()} />;
  return <IdleWarning model={idleTimer} />;
}
