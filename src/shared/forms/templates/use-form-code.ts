import { useEffect, useState } from 'react';
import { formCode } from '../state/preload-form';

/**
 * Loads the form chunk. React's `lazy` would show its fallback for 300 ms even if the chunk is already loaded.
 *
 * @param isNeeded whether there is a form to render; only then are failures thrown
 * @returns null until the chunk has loaded
 */
export function useFormCode(isNeeded: boolean) {
  const [loadedCode, setCode] = useState(formCode.current);

  useEffect(() => {
    if (loadedCode) return;
    let isMounted = true;
    formCode.load().then(
      (loadedModule) => {
        if (isMounted) setCode(loadedModule);
      },
      (error: unknown) => {
        // Thrown while rendering, so that the error boundary catches it.
        const reportFailure = () => {
          throw error;
        };
        if (isMounted && isNeeded) setCode(reportFailure);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [loadedCode, isNeeded]);

  return loadedCode;
}
