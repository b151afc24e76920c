import about from '../package.json' with { type: 'json' };

/** Version of the HTTP contract, which only grows within a major: an engine of a later version answers an older client. */
export const contractVersion: string = about.version;
