/** Build presets: an app's `rspack.config.ts` is a few lines over one of them. */
export { remote, type RemoteSettings } from '../src/presets/remote.ts';
export { service, type ServiceBuild } from '../src/presets/service.ts';
export { shell, type ShellSettings } from '../src/presets/shell.ts';
