import { serverTests } from '../jest.base.mjs';

export default serverTests(import.meta.dirname);
