export {
  reviewHoldReasons,
  reviewStates,
  type ReviewHoldReason,
  type ReviewState,
} from '../src/reviews/review-states.ts';
