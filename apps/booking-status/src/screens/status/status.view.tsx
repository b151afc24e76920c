import { wrap } from '@latchkey/ui/text';
import type { StatusModel } from './status.loader.ts';

export const StatusView = ({ model }: { readonly model: StatusModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
