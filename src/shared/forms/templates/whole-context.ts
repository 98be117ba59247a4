import { createContext } from 'react';

/** True when every field of a form is needed at once: there are messages to go to. */
export const WholeContext = createContext(false);
