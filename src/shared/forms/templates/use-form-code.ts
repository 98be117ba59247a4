import { useEffect, useState } from 'react';
import { formCode } from '../state/preload-form';

/**
 * Loads the form chunk. React's `lazy` would show its fallback for 300 ms even if the chunk is already loaded.
 *
 * @param isNeeded whether there is a form to render; only then are failures thrown
 * @returns null until the chunk has loaded
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
        // Thrown while rendering, so that the error boundary catches it.
        const reportFailure = () => {
          throw error;
        };
        if (isCurrent && isNeeded) setCode(reportFailure);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, isNeeded]);

  return code;
}
