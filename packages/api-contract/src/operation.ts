import type { z } from 'zod';

/** One call of the API: everything the server validates, the documentation shows and the client is typed by. */
export interface Operation {
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Its 200 is a stream of server-sent events instead of JSON. */
  readonly streams?: true;
  /** Its 200 is a picture, a JPEG, instead of JSON. */
  readonly sendsPicture?: true;
  /** Its 200 is a PDF instead of JSON. */
  readonly sendsPaper?: true;
  /** Its 200 is a file of comma-separated values instead of JSON. */
  readonly sendsFile?: true;
  /** By status. Statuses of 400 and above that are listed are refusals a guest can cause, with a `code`. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** Keeps the literal shape of an operation, so that clients see its exact types. */
export const operation = <const O extends Operation>(described: O): O => described;
