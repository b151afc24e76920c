export { fakeApi, newerReply, offline, type ApiCall, type FakeApi, type Replies } from '../src/fake-api.ts';
export { hotelApi } from '../src/hotel/replies.ts';
