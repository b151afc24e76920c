export { requestParts, type FaultReason, type RequestPart } from '../src/request-faults/request-faults.ts';
