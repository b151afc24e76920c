import { linguiConfig } from '@latchkey/federation/lingui';

export default linguiConfig();
