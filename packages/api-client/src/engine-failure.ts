import type { Failure } from './result.ts';

/**
 * Whether the engine is away, out of breath, refuses the caller for a while or answers what nobody can read: nothing that
 * the code which asked did wrong.
 */
export const isOfEngine = ({ kind, httpStatus = 0 }: Failure): boolean =>
  kind !== 'unexpected' || httpStatus === 408 || httpStatus === 429 || httpStatus >= 500;

/**
 * Whether the engine refused the request as one for something that cannot exist: a malformed id, an address that is too
 * long. To a guest it is a page that does not exist.
 */
export const isNothing = ({ httpStatus = 0 }: Failure): boolean =>
  httpStatus === 400 || httpStatus === 404 || httpStatus === 414 || httpStatus === 431;

const engineFailure = 'EngineFailure';

/**
 * The error that a load throws when an answer it needs did not come. Its name tells a failure of the engine
 * (`isEngineFailure`) from a defect of the screen.
 */
export function readError(what: string, failure: Failure): Error {
  const error = new Error(`${what} could not be read: ${failure.kind} ${failure.httpStatus ?? ''}`.trim());
  if (isOfEngine(failure)) error.name = engineFailure;
  return error;
}

/** Whether an error says that the engine was away or refused. By its name: classes differ between bundles. */
export const isEngineFailure = (error: unknown): boolean => error instanceof Error && error.name === engineFailure;
