/// <reference path="../src/ambient.d.ts" />
export { ToastRegion, useToast, type ShowToast, type Toast } from '../src/toast/toasts.tsx';
