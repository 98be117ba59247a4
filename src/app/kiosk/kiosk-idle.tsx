import { useUnit } from 'effector-react';
import { CloseCountdown, IdleWarning } from '@/features/reset-idle-kiosk';
import { visitEnded } from '@/shared/mode';
import { $screen, idle } from './model';

/** The warning before a kiosk clears the visit; on the confirmation, the remaining time. */
export function KioskIdle() {
  const { screen, finish } = useUnit({ screen: $screen, finish: visitEnded });
  if (screen === 'confirmation') return <CloseCountdown model={idle} onFinish={() => finish()} />;
  return <IdleWarning model={idle} />;
}
