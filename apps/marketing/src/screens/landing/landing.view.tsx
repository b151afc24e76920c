import { wrap } from '@latchkey/ui/text';
import type { LandingModel } from './landing.loader.ts';

export const LandingView = ({ model }: { readonly model: LandingModel }) => (
  <main id="main" className={wrap}>
    <h1>{model.title}</h1>
  </main>
);
