/**
 * Fast refresh across remotes: every bundle brings its own refresh runtime, and each must find the one renderer, which
 * was there before it. React's own stand-in for the hook forgets renderers; this one, set first, keeps them.
 */
export function refreshHook(): void {
  const renderers = new Map<number, unknown>();
  const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: object };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown): number {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}
