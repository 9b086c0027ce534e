/** Whether the line for typed actions is open. */
export const typing = $state({ open: false });
