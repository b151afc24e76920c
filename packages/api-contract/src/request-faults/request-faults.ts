/** The parts of a request that an operation describes. */
export const requestParts = ['params', 'query', 'headers', 'body'] as const;

export type RequestPart = (typeof requestParts)[number];

/** Why something in a request does not fit; `unknown_key`: the operation takes nothing of that name; `repeated`: a query’s value that is there more than once. */
export const faultReasons = ['unknown_key', 'missing', 'repeated', 'invalid'] as const;

export type FaultReason = (typeof faultReasons)[number];
