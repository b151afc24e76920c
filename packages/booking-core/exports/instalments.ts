export { instalmentsOf, type BuyNowPayLater, type Instalment } from '../src/instalments/instalments.ts';
