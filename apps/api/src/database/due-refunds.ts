/** The states of refunds that count as money that is the guest's: on its way, there, or owed since no gateway could send it. */
export const dueRefunds = ['pending', 'processed', 'unpayable'] as const;
