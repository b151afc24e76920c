/// <reference path="../src/ambient.d.ts" />
export { Panel, type PanelProps } from '../src/panel/panel.tsx';
