/** The request does not fit the operation; `field` names the first argument that does not. */
export class BadRequest extends Error {
  readonly statusCode = 400;
  readonly code = 'bad_request';
  readonly field: string;

  constructor(field: string) {
    super(`bad request: ${field}`);
    this.name = 'BadRequest';
    this.field = field;
  }
}
