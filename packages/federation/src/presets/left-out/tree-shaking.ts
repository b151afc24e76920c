// Takes the place of the federation bundler runtime's tree shaking of shared packages, which chooses between a package's
// whole and a shaken build by a snapshot. The shell's shared packages have one build each, and there are no snapshots.

/** What of a bundle's federation is needed here. */
interface Federated {
  readonly webpackRequire: {
    readonly federation: {
      readonly runtime: { readonly init: (options: unknown) => unknown };
      readonly initOptions: unknown;
    };
  };
}

/** Registers the bundle with the federation runtime. */
export const init = ({ webpackRequire: { federation } }: Federated): unknown =>
  federation.runtime.init(federation.initOptions);

/** A shared package comes from its own factory. */
export const getSharedFallbackGetter = <Factory>({ factory }: { readonly factory: Factory }): Factory => factory;
