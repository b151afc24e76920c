// Takes the place of the federation runtime's snapshot handler. Snapshots describe remotes by manifests fetched in the
// browser; a page of ours carries the entries of its remotes itself, so none is ever read.

/** Holds no snapshot. The runtime looks into `manifestCache` only where it removes a remote, which the shell never does. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** Plugins of the runtime are offered to every handler. This one has nothing for them to hook into. */
  readonly hooks = { applyPlugin: (): void => undefined };

  loadRemoteSnapshotInfo(): Promise<never> {
    return Promise.reject(new Error('federation snapshots are left out of this build'));
  }
}

/** Finds nothing: there are no snapshots. */
export const getGlobalRemoteInfo = (): Record<string, never> => ({});
