/** The default export of every picture and font in tests. */
export default '/asset-in-a-test';
