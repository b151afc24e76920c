import { remote } from '@latchkey/federation/presets';

export default remote({ directory: import.meta.dirname, app: 'shares' });
