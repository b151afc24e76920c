import { shell } from '@latchkey/federation/presets';

export default shell({ directory: import.meta.dirname, app: 'shell' });
