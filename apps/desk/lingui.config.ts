import { catalogsByScreen, linguiConfig } from '@latchkey/federation/lingui';

export default linguiConfig(catalogsByScreen(import.meta.dirname));
