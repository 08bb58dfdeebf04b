/** Amounts offered at a press, in rupees. */
export const QUICK_AMOUNTS = [250, 500, 1000, 5000] as const;
