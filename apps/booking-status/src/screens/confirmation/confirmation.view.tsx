import { wrap } from '@latchkey/ui/text';
import type { ConfirmationModel } from './confirmation.loader.ts';

export const ConfirmationView = ({ model }: { readonly model: ConfirmationModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
