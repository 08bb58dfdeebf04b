/** What importing a picture or a font gives in a test: its address in a build is of no interest there. */
export default '/asset-in-a-test';
