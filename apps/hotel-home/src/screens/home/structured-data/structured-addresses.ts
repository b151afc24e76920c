/** Addresses in structured data are absolute. */
export interface StructuredAddresses {
  readonly origin: string;
  /** The hotel's home. */
  readonly home: string;
  /** The page itself. */
  readonly page: string;
}
