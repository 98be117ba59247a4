import { useEffect, useRef, useState } from 'react';

/**
 * A value whose changes wait until the pointer is up and its click has been made: what appears as a field is left moves
 * nothing that is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const isPressed = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (!isPressed.current) setShown(value);
  }, [value]);
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const press = () => {
      isPressed.current = true;
    };
    // The click follows at once.
    const release = () =>
      setTimeout(() => {
        isPressed.current = false;
        setShown(latest.current);
      });
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => ended.abort();
  }, []);
  return shown;
}
