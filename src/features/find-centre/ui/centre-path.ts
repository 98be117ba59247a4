import { createContext } from 'react';
import type { FinderConfig } from '../model/finder-config';

/** The page that a centre leads to; none where its choice is a step of the same page. */
export const CentrePath = createContext<FinderConfig['pathOf']>(undefined);
