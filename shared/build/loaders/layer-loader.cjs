/** Wraps a CSS module in the cascade layer of its options, so that no module's rules outrank another's by accident. */
module.exports = function layerLoader(source) {
  const { layer } = this.getOptions();
  return `@layer ${layer} {\n${source}\n}\n`;
};
