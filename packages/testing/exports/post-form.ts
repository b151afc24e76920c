export { postForm, type PostedWith } from '../src/post-form.ts';
