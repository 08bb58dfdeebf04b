import { createContext } from 'react';

/** Whether what is within is in sight. A dialog that opens out of sight blocks the page. */
export const InSight = createContext(true);
