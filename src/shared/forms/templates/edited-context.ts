import { createContext } from 'react';

/** Called with the field path when a control is edited. */
export const EditedContext = createContext<(path: string) => void>(() => {});
