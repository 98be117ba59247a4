import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/shared/ui/alert';
import { Checkbox } from '@/shared/ui/checkbox';
import { text } from '../texts';

/**
 * Keeps the screen on while the card is visible; the browser ends it when the page is hidden. Renders nothing if
 * unsupported.
 */
export function KeepScreenOn() {
  const [isOn, setIsOn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const lock = useRef<WakeLockSentinel | null>(null);
  useEffect(() => {
    const release = () => void lock.current?.release();
    const onHidden = () => document.hidden && release();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      release();
    };
  }, []);
  if (!('wakeLock' in navigator)) return null;
  const change = async (isWanted: boolean) => {
    setHasFailed(false);
    if (!isWanted) return lock.current?.release();
    try {
      const wakeLock = await navigator.wakeLock.request('screen');
      wakeLock.addEventListener('release', () => setIsOn(false));
      lock.current = wakeLock;
      setIsOn(true);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Checkbox isChecked={isOn} onCheckedChange={(isWanted) => void change(isWanted)}>
        {text('memberCard.keepOn')}
      </Checkbox>
      {hasFailed && <Alert status="warning">{text('memberCard.notKeptOn')}</Alert>}
    </>
  );
}
