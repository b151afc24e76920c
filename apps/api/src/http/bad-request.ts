import type { FaultReason, RequestPart } from '@latchkey/api-contract/request-faults';
import { cutText } from '../cut-text.ts';

/** One thing in a request that does not fit its operation. */
export interface RequestFault {
  readonly in: RequestPart;
  /** Its place, with dots; empty for the whole part. */
  readonly field: string;
  /** `unknown_key`: the operation takes nothing of that name; `repeated`: a query's value that is there more than once. */
  readonly reason: FaultReason;
  /** In English, for who reads an answer of the API. */
  readonly message: string;
}

/** Faults that are named of one request: nobody mends more of them at once. */
const mostNamed = 100;
/** Names of unknown keys come from the caller and may be of any length. */
const longestField = 200;

/** The request does not fit the operation; `faults` are all the places where it does not, `field` the first of them. */
export class BadRequest extends Error {
  readonly statusCode = 400;
  readonly code = 'bad_request';
  readonly field: string;
  readonly faults: readonly RequestFault[];

  constructor(faults: readonly [RequestFault, ...RequestFault[]]) {
    super(`bad request: ${faults[0].field.slice(0, longestField)}`);
    this.name = 'BadRequest';
    this.faults = faults.slice(0, mostNamed).map((fault) => ({ ...fault, field: cutText(fault.field, longestField) }));
    this.field = this.faults[0]?.field ?? '';
  }
}

/** The refusal of one value that no description could refuse. */
export const badField = (part: RequestPart, field: string, message: string): BadRequest =>
  new BadRequest([{ in: part, field, reason: 'invalid', message }]);
