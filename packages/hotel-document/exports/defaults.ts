export {
  type BegunEntry,
  newExtra,
  newFee,
  newFeeTax,
  newOffer,
  newPackage,
  newPlace,
  newPlan,
  newRoom,
  newTax,
  unmeasured,
} from '../src/defaults/new-entries.ts';
