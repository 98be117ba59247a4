import { useEffect, useRef, useState } from 'react';

/**
 * Delays a value's changes until the pointer is released and its click has been handled, so that content which appears on blur
 * does not move what is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shownValue, setShownValue] = useState(value);
  const latestValue = useRef(value);
  const isPressed = useRef(false);
  useEffect(() => {
    latestValue.current = value;
    if (!isPressed.current) setShownValue(value);
  }, [value]);
  useEffect(() => {
    const listenersAbort = new AbortController();
    const options = { capture: true, signal: listenersAbort.signal };
    const onPress = () => {
      isPressed.current = true;
    };
    // The click follows immediately.
    const onRelease = () =>
      setTimeout(() => {
        isPressed.current = false;
        setShownValue(latestValue.current);
      });
    document.addEventListener('pointerdown', onPress, options);
    document.addEventListener('pointerup', onRelease, options);
    document.addEventListener('pointercancel', onRelease, options);
    return () => listenersAbort.abort();
  }, []);
  return shownValue;
}
