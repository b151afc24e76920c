export {
  reviewHoldReasons,
  reviewStates,
  type ReviewHoldReason,
  type ReviewState,
} from '../src/reviews/review-states.ts';
export { reviewSubjects, type ReviewSubject } from '../src/reviews/review-subjects.ts';
