import { useEffect, useState } from 'react';
import { formCode } from './load-form-code';

/**
 * Loads the form chunk. React `lazy` would show its fallback for 300 ms even when the chunk is already loaded.
 *
 * @param isNeeded there is a form to render: failures are thrown from then on
 * @returns null until it is loaded
 */
export function useFormCode(isNeeded: boolean) {
  const [code, setCode] = useState(formCode.current);

  useEffect(() => {
    if (code) return;
    let isCurrent = true;
    formCode.load().then(
      (loaded) => {
        if (isCurrent) setCode(loaded);
      },
      (error: unknown) => {
        // Thrown in render, for the error boundary.
        const fail = () => {
          throw error;
        };
        if (isCurrent && isNeeded) setCode(fail);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isNeeded]);

  return code;
}
