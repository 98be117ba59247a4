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
  const wakeLock = useRef<WakeLockSentinel | null>(null);
  useEffect(() => {
    const releaseLock = () => void wakeLock.current?.release();
    const releaseWhenHidden = () => document.hidden && releaseLock();
    document.addEventListener('visibilitychange', releaseWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', releaseWhenHidden);
      releaseLock();
    };
  }, []);
  if (!('wakeLock' in navigator)) return null;
  const switchLock = async (isChecked: boolean) => {
    setHasFailed(false);
    if (!isChecked) return wakeLock.current?.release();
    try {
      const newLock = await navigator.wakeLock.request('screen');
      newLock.addEventListener('release', () => setIsOn(false));
      wakeLock.current = newLock;
      setIsOn(true);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Checkbox isChecked={isOn} onCheckedChange={(isChecked) => void switchLock(isChecked)}>
        {text('memberCard.keepOn')}
      </Checkbox>
      {hasFailed && <Alert status="warning">{text('memberCard.notKeptOn')}</Alert>}
    </>
  );
}
