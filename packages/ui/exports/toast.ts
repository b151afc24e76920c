/// <reference path="../src/ambient.d.ts" />
export type { ShowToast, Toast } from '../src/toast/toast.types.ts';
export { ToastRegion, useToast } from '../src/toast/toasts.tsx';
