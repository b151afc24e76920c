/**
 * Fast refresh across remotes: every bundle brings its own refresh runtime, and each must find the one renderer, which
 * was there before it. React's own stand-in for the hook forgets renderers; this one, set first, keeps them.
 */
export const refreshHook =
  '(()=>{let id=0;const renderers=new Map();window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers,supportsFiber:true,inject(r){renderers.set(++id,r);return id},onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}}})()';
