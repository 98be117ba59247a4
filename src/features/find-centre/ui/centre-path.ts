import { createContext } from 'react';
import type { FinderConfig } from '../model/finder-config';

/** Gives the address of a centre's page; undefined if choosing a centre is a step on the same page. */
export const CentrePath = createContext<FinderConfig['formatCentrePath']>(undefined);
