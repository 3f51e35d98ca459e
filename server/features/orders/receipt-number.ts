/** As it stands on the receipt: "F-000042". */
export const receiptNumber = (n: number): string => `F-${String(n).padStart(6, '0')}`;
