import { createContext } from 'react';

/** Called with the path of a field when its control is touched: what was wrong with it is being put right. */
export const EditedContext = createContext<(path: string) => void>(() => {});
