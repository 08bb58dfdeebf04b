import { browserTests } from '../jest.base.mjs';

export default browserTests(import.meta.dirname);
