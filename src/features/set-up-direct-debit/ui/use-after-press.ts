import { useEffect, useRef, useState } from 'react';

/**
 * Delays a value's changes until the pointer is released and its click has been handled, so that content which appears on blur
 * does not move what is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shownValue, setShown] = useState(value);
  const latest = useRef(value);
  const isPressed = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (!isPressed.current) setShown(value);
  }, [value]);
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const press = () => {
      isPressed.current = true;
    };
    // The click follows immediately.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        setShown(latest.current);
      });
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => controller.abort();
  }, []);
  return shownValue;
}
