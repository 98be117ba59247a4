import { useEffect, useState } from 'react';
import { formCode } from './load-form-code';

/**
 * The code of forms, in a chunk of its own: no screen without a form pays for rjsf. React's own `lazy` would show its
 * fallback for 300 ms even when the code has come before the form, which is the rule.
 *
 * @param isNeeded there is a form to show: from then on a failure is the page's to tell
 * @returns null while it is on its way
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
        // Thrown while rendering, so that the page's error boundary tells it.
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
