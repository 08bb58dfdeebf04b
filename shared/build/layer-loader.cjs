/** Puts a CSS module into the cascade layer that its options name, so that no module can outrank another by accident. */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  return `@layer ${layer} {\n${source}\n}\n`;
};
